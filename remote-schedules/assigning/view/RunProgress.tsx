import { Button, makeStyles, text as type, tokens, VisuallyHidden } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import type { PlanProgress } from './usePlanRun.ts';

export interface RunProgressProps {
  readonly progress: PlanProgress;
  readonly onStop: () => void;
}

/** How far an order of many rows is, and the way out of the rest. */
export function RunProgress({ progress: { answered, total }, onStop }: RunProgressProps) {
  const text = useAssignText();
  const styles = useStyles();
  const words = text('assign.progress', { done: answered, total });
  return (
    <span className={styles.progress}>
      <progress className={styles.bar} aria-label={words} value={answered} max={total} />
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden live="polite">{words}</VisuallyHidden>
      <Button size="row" look="subtle" onClick={onStop}>
        {text('assign.stop')}
      </Button>
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
