import { useState, type DragEvent } from 'react';
import {
  DocumentTableRegular,
  makeStyles,
  media,
  mergeClasses,
  motion,
  text as type,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useFilePicker } from './useFilePicker.tsx';

export interface DropZoneProps {
  readonly onChoose: (file: File) => void;
}

/** A button that opens the choice of a file, onto which a file can be dropped, too. */
export function DropZone({ onChoose }: DropZoneProps) {
  const text = useText();
  const styles = useStyles();
  const { input, open } = useFilePicker(onChoose);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <>
      {input}
      <button
        type="button"
        className={mergeClasses(styles.zone, isOver && styles.over)}
        onClick={open}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onChoose(file);
        }}
      >
        <DocumentTableRegular className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.choose}>{text('import.choose')}</span>
          <span className={styles.limits}>{text('import.limits')}</span>
        </span>
      </button>
    </>
  );
}

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    width: '100%',
    minHeight: '120px',
    boxSizing: 'border-box',
    padding: '20px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${motion.touch}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    [media.phone]: { minHeight: '96px', padding: '16px' },
  },
  over: {
    backgroundColor: tokens.colorBrandBackground2,
    outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: '-2px',
  },
  // Children do not end a drag over the zone.
  icon: {
    flexShrink: 0,
    fontSize: '32px',
    color: tokens.colorBrandForeground1,
    pointerEvents: 'none',
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, pointerEvents: 'none' },
  choose: { ...type.bodyStrong },
  limits: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
