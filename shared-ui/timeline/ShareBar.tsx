import { makeStyles, mergeClasses, palette, tokens } from 'shared-ui';

export interface ShareBarProps {
  /** Shares of the whole, 0 to 1; breaks lie over the work that they interrupt. */
  readonly shares: readonly {
    readonly kind: 'work' | 'break';
    readonly from: number;
    readonly to: number;
  }[];
}

/** A shift's progress as a bar; the text next to it serves screen readers. */
export function ShareBar({ shares }: ShareBarProps) {
  const styles = useStyles();
  return (
    <span aria-hidden="true" className={styles.bar}>
      {shares.map(({ kind, from, to }) => (
        <span
          key={`${kind}${from}`}
          className={mergeClasses(styles.part, styles[kind])}
          style={{ left: percent(from), width: percent(to - from) }}
        />
      ))}
    </span>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}

const useStyles = makeStyles({
  bar: {
    display: 'block',
    forcedColorAdjust: 'none',
    position: 'relative',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: palette.track,
    overflow: 'hidden',
  },
  part: { position: 'absolute', top: 0, bottom: 0 },
  work: { backgroundColor: palette.workSolid },
  break: {
    backgroundColor: palette.breakSolid,
    boxShadow: `inset 1px 0 ${tokens.colorNeutralBackground2}, inset -1px 0 ${tokens.colorNeutralBackground2}`,
  },
});
