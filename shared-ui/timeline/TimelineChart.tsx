import { later } from '../later/later.ts';

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

/** Pixels. */
export const trackHeight = 34;
export const ticksHeight = 24;

const laterChart = later(
  () => import(/* webpackChunkName: "timeline-chart" */ './DrawnTimelineChart.tsx'),
);

/** Schedule against work: outlined bar above, filled bar below, each kind with its own look. */
export function TimelineChart(props: TimelineChartProps) {
  const part = laterChart.usePart(true);
  if (part) return <part.DrawnTimelineChart {...props} />;
  const height = props.tracks.length * trackHeight + ticksHeight;
  return <div role="img" aria-label={props.description} style={{ height }} />;
}
