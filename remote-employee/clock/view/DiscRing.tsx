import { makeStyles, media, mergeClasses, palette } from 'shared-ui';
import type { DayShare } from '../rules/dayShares.ts';

export interface DiscRingProps {
  readonly shares: readonly DayShare[];
  /** The whole ring in the brand colour: ready to clock in. */
  readonly isLit: boolean;
}

/**
 * The scheduled shift around the disc: teal for work, amber for breaks, grey for the rest.
 * Decorative.
 */
export function DiscRing({ shares, isLit }: DiscRingProps) {
  const styles = useStyles();
  const end = shares.at(-1);
  return (
    <svg className={styles.ring} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <circle r={radius} className={mergeClasses(styles.arc, isLit ? styles.work : styles.track)} />
      {!isLit &&
        shares.map((share, index) => (
          <circle
            key={`${share.kind}${share.from}`}
            r={radius}
            pathLength={1}
            transform="rotate(-90)"
            className={mergeClasses(styles.arc, styles[share.kind])}
            style={arcOf(share, shares[index - 1], shares[index + 1])}
          />
        ))}
      {!isLit && end?.isOpen && end.to < 1 && (
        <circle
          r={halfWidth}
          cx={radius}
          transform={`rotate(${end.to * 360 - 90})`}
          className={styles[`${end.kind}End`]}
        />
      )}
    </svg>
  );
}

const radius = 96.8;
const halfWidth = 3.2;
/** The share of the ring left empty on either side of a break. */
const gap = 0.006;

function arcOf(share: DayShare, before: DayShare | undefined, after: DayShare | undefined) {
  const from = share.from + (before && share.kind === 'work' ? gap : 0);
  const to = share.to - (after && share.kind === 'work' ? gap : 0);
  const length = Math.max(0.002, Math.min(1, to) - from);
  return { strokeDasharray: `${length} ${1 - length}`, strokeDashoffset: -from };
}

const useStyles = makeStyles({
  ring: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  },
  arc: {
    fill: 'none',
    strokeWidth: '6.4',
    transition: 'stroke-dasharray 300ms, stroke-dashoffset 300ms, stroke 300ms',
    [media.reducedMotion]: { transitionDuration: '0ms' },
  },
  track: { stroke: palette.track },
  work: { stroke: palette.workSolid },
  break: { stroke: palette.breakSolid },
  workEnd: { fill: palette.workSolid },
  breakEnd: { fill: palette.breakSolid },
});
