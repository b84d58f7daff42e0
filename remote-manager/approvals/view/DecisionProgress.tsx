import { Button, makeStyles, text as type, tokens, VisuallyHidden } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Progress } from './useDecide.ts';

export interface DecisionProgressProps {
  readonly progress: Progress;
  readonly onStop: () => void;
}

/** How far a decision of many is, and the way out of the rest. */
export function DecisionProgress({ progress, onStop }: DecisionProgressProps) {
  const text = useText();
  const styles = useStyles();
  const { decision, answered, total } = progress;
  const words = text(`approvals.progress.${decision}`, { answered, total });
  return (
    <span className={styles.progress}>
      <progress className={styles.bar} aria-label={words} value={answered} max={total} />
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden live="polite">{words}</VisuallyHidden>
      {total > answered && (
        <Button size="row" look="subtle" onClick={onStop}>
          {text('approvals.stop')}
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
