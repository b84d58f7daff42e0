import { useEffect, useEffectEvent, useRef } from 'react';
import { makeStyles, tokens } from 'shared-ui';

export interface ChosenPictureProps {
  readonly picture: Blob;
  readonly label: string;
  readonly onUnreadable: () => void;
}

/** The picture about to be sent, on a canvas: the CSP forbids blob URLs as image sources. */
export function ChosenPicture({ picture, label, onUnreadable }: ChosenPictureProps) {
  const styles = useStyles();
  const canvas = useRef<HTMLCanvasElement>(null);
  const refuse = useEffectEvent(onUnreadable);
  useEffect(() => {
    let isOver = false;
    createImageBitmap(picture).then(
      (bitmap) => {
        if (!isOver && canvas.current) draw(canvas.current, bitmap);
        bitmap.close();
      },
      () => {
        if (!isOver) refuse();
      },
    );
    return () => {
      isOver = true;
    };
  }, [picture]);
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.picture} />;
}

/** Maximum pixels of the longer side; the dialog shows no more. */
const longest = 640;

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

const useStyles = makeStyles({
  picture: {
    width: '100%',
    maxHeight: '320px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});
