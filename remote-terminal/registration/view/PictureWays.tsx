import { useRef } from 'react';
import { Button, makeStyles } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { pictureKinds } from '../rules/pictureFault.ts';

export interface PictureWaysProps {
  readonly isFilming: boolean;
  readonly disabled: boolean;
  readonly onTaken: (picture: Blob) => void;
  /** Turns to the camera. */
  readonly onFilm: () => void;
}

/** A picture comes from a file or the camera. */
export function PictureWays({ isFilming, disabled, onTaken, onFilm }: PictureWaysProps) {
  const text = useText();
  const styles = useStyles();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        accept={pictureKinds.join(',')}
        aria-label={text('registration.file')}
        onChange={({ currentTarget }) => {
          const [taken] = currentTarget.files ?? [];
          if (taken) onTaken(taken);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <div className={styles.ways}>
        <Button disabled={disabled} onClick={() => file.current?.click()}>
          {text('registration.file')}
        </Button>
        {!isFilming && (
          <Button disabled={disabled} onClick={onFilm}>
            {text('registration.camera')}
          </Button>
        )}
      </div>
    </>
  );
}

const useStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
