import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { palette } from '../theme/palette.ts';

export type WorkState = 'working' | 'onBreak' | 'off';

/** The dot next to a state: filled while working, amber on a break, hollow when off. */
export function StateDot({ state, className }: { state: WorkState; className?: string }) {
  const styles = useStyles();
  return <span aria-hidden="true" className={mergeClasses(styles.dot, styles[state], className)} />;
}

const useStyles = makeStyles({
  dot: {
    display: 'inline-block',
    forcedColorAdjust: 'none',
    flexShrink: 0,
    width: '12px',
    height: '12px',
    margin: '4px',
    borderRadius: tokens.borderRadiusCircular,
  },
  working: {
    backgroundColor: palette.workSolid,
    boxShadow: `0 0 0 4px ${palette.status.work.tint}`,
  },
  onBreak: {
    backgroundColor: palette.breakSolid,
    boxShadow: `0 0 0 4px ${palette.status.break.tint}`,
  },
  off: { border: `2px solid ${tokens.colorNeutralForeground3}` },
});
