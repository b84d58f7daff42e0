import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useUiText } from '../messages/useUiText.ts';

export interface SkeletonProps {
  /** CSS lengths; as large as the content to come. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/** A grey placeholder for content that is loading. */
export function Skeleton({ width = '100%', height = '16px', round = false }: SkeletonProps) {
  const styles = useStyles();
  return (
    <span
      aria-hidden="true"
      className={mergeClasses(styles.bone, round && styles.round)}
      style={{ width, height }}
    />
  );
}

/** A placeholder for that many rows, each with the final height in pixels (44, 56, 72). */
export function SkeletonRows({ count, height }: { count: number; height: number }) {
  const styles = useStyles();
  const text = useUiText();
  return (
    <div role="status" data-loading="rows" className={styles.rows}>
      <VisuallyHidden>{text('ui.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_unused, row) => (
        <div key={row} className={styles.row} style={{ height: `${height}px` }}>
          <Skeleton width={`${30 - (row % 3) * 4}%`} />
          <Skeleton width="16%" />
          <Skeleton width={`${22 - (row % 2) * 6}%`} />
        </div>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  bone: {
    display: 'block',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground4,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.55 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  round: { borderRadius: tokens.borderRadiusCircular },
  rows: { position: 'relative' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    padding: '0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});
