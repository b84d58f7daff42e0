import { later } from '../later/later.ts';
import type { TimelineChartProps } from './DrawnTimelineChart.tsx';
import { ticksHeight, trackHeight } from './trackHeight.ts';

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
