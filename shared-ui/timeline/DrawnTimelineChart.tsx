import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';
import { stripes, timelineBlock } from './timelineBlock.ts';
import { ticksHeight, trackHeight } from './trackHeight.ts';

export interface ChartBlock {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly kind:
    | 'scheduled'
    | 'scheduledBreak'
    | 'work'
    | 'break'
    | 'over'
    | 'overtime'
    | 'early'
    | 'other';
}

export interface TimelineChartProps {
  /** The span that is shown, in epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Hours below the bars; some have no label to avoid crowding. */
  readonly ticks: readonly { readonly at: number; readonly label?: string }[];
  readonly tracks: readonly { readonly label: string; readonly blocks: readonly ChartBlock[] }[];
  /** A text alternative for screen readers. */
  readonly description: string;
}

/** Schedule against work: outlined bar above, filled bar below, each kind with its own look. */
export function DrawnTimelineChart({ from, to, ticks, tracks, description }: TimelineChartProps) {
  const styles = useStyles();
  const share = (at: number) => `${(((at - from) / (to - from)) * 100).toFixed(3)}%`;
  return (
    <div role="img" aria-label={description} className={styles.chart}>
      <div className={styles.labels}>
        {tracks.map(({ label }) => (
          <span key={label} className={styles.label}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        {ticks.map(({ at, label }, index) => (
          <span key={at} className={styles.tick} style={{ left: share(at) }}>
            {label !== undefined && (
              <span className={mergeClasses(styles.tickLabel, index % 2 === 0 && styles.sparse)}>
                {label}
              </span>
            )}
          </span>
        ))}
        {tracks.map(({ label, blocks }) => (
          <div key={label} className={styles.track}>
            {blocks.map((block) => (
              <span
                key={`${block.kind}${block.from}`}
                className={mergeClasses(styles.block, styles[block.kind])}
                style={{
                  left: share(block.from),
                  width: `${(((block.to - block.from) / (to - from)) * 100).toFixed(3)}%`,
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  chart: { display: 'flex', gap: '8px', paddingBottom: `${ticksHeight}px` },
  labels: { flexShrink: 0 },
  label: {
    ...text.caption,
    display: 'flex',
    alignItems: 'center',
    height: `${trackHeight}px`,
    color: tokens.colorNeutralForeground3,
  },
  plot: { position: 'relative', flexGrow: 1, minWidth: 0, margin: '0 10px' },
  tick: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: '1px',
    backgroundColor: tokens.colorNeutralStroke3,
  },
  tickLabel: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    left: 0,
    transform: 'translateX(-50%)',
    ...text.numbers,
    fontSize: '11px',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
  sparse: { [media.phone]: { display: 'none' } },
  // Forced colours drop stripes, and bars differ only by colour.
  track: { forcedColorAdjust: 'none', position: 'relative', height: `${trackHeight}px` },
  block: { position: 'absolute', top: '6px', height: '22px' },
  scheduled: {
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  scheduledBreak: {
    backgroundImage: stripes('transparent', tokens.colorNeutralStroke1),
  },
  work: {
    ...timelineBlock.work,
    ':first-child': { borderStartStartRadius: '4px', borderEndStartRadius: '4px' },
    ':last-child': { borderStartEndRadius: '4px', borderEndEndRadius: '4px' },
  },
  break: timelineBlock.break,
  overtime: timelineBlock.overtime,
  early: timelineBlock.early,
  other: timelineBlock.other,
  over: {
    ...timelineBlock.over,
    borderStartEndRadius: '4px',
    borderEndEndRadius: '4px',
  },
});
