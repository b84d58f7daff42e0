import { makeStyles, tokens } from '@fluentui/react-components';
import { Button } from '../form/Button.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { text as type } from '../theme/text.ts';

export interface BatchProgressProps {
  readonly answered: number;
  readonly total: number;
  /** The progress as text; announced, too. */
  readonly words: string;
  readonly stop: string;
  readonly onStop: () => void;
}

/** The progress of a request sent in batches, with a button to stop. */
export function BatchProgress({ answered, total, words, stop, onStop }: BatchProgressProps) {
  const styles = useStyles();
  return (
    <span className={styles.progress}>
      <progress className={styles.bar} aria-label={words} value={answered} max={total} />
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden live="polite">{words}</VisuallyHidden>
      {total > answered && (
        <Button size="row" look="subtle" onClick={onStop}>
          {stop}
        </Button>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  progress: {
    ...type.secondary,
    ...type.numbers,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: tokens.colorNeutralForeground2,
  },
  bar: { width: '140px', accentColor: tokens.colorCompoundBrandBackground },
});
