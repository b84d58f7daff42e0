import { useState } from 'react';
import { toInstant, type components, type Instant } from 'shared-contracts';
import {
  Badge,
  IconButton,
  makeStyles,
  media,
  text as type,
  TimelineChart,
  timelineBlock,
  tokens,
  useUserFormats,
  useViewport,
  WarningFilled,
  ZoomInRegular,
  ZoomOutRegular,
  type Formats,
} from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { workChart, type WorkChart } from '../rules/workChart.ts';
import { detailStyles } from './detailStyles.ts';

export interface ScheduleAndWorkProps {
  readonly pair: components['schemas']['TimePair'];
  readonly now: Instant;
}

/** Schedule against work on one time axis, and the deviation as text. */
export function ScheduleAndWork({ pair, now }: ScheduleAndWorkProps) {
  const styles = useStyles();
  const text = usePageText();
  const formats = useUserFormats();
  const isWide = useViewport() === 'desktop';
  const [isZoomed, setIsZoomed] = useState(false);
  const { rangeOf, deviationWords, describe } = useWorkWords(pair.timeZone);
  // Spec §9: a marker for each hour of the day, half as many in narrow windows.
  const markers = (isWide ? 16 : 8) / (formats.is24Hour ? 1 : 2);
  const chart = workChart(pair, now, isZoomed ? markers * 2 : markers);
  const title = text('worked.chart');
  if (!chart) {
    return (
      <section className={styles.box} aria-label={title}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.quiet}>{text('worked.chart.noSchedule')}</p>
      </section>
    );
  }
  const scheduled = chart.scheduled[0] ?? chart;
  const times = rangeOf(scheduled);
  const schedule = `${pair.workSchedule?.externalName ?? ''} ${times}`;
  const deviation = deviationWords(pair.workScheduleMinuteDeviation);
  const kinds = new Set(chart.worked.map(({ kind }) => kind));
  return (
    <section className={styles.box} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.quiet}>{schedule}</span>
        {deviation && (
          <span className={styles.deviation}>
            <Badge meaning="warning" icon={<WarningFilled />}>
              {deviation}
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.scroll}>
        <div className={isZoomed ? styles.zoomed : undefined}>
          <TimelineChart
            from={chart.from}
            to={chart.to}
            ticks={chart.ticks.map((at) => ({ at, label: hourOf(at, pair.timeZone, formats) }))}
            tracks={[
              { label: text('worked.chart.scheduled'), blocks: chart.scheduled },
              { label: text('worked.chart.worked'), blocks: chart.worked },
            ]}
            description={describe(chart, schedule, deviation)}
          />
        </div>
      </div>
      <div className={styles.key}>
        {(['work', 'break', 'over', 'overtime', 'early', 'other'] as const)
          .filter((kind) => kinds.has(kind))
          .map((kind) => (
            <span key={kind} aria-hidden="true" className={styles.keyEntry}>
              <span className={`${styles.sample} ${styles[kind]}`} />
              {text(`worked.key.${kind}`)}
            </span>
          ))}
        <IconButton
          size="row"
          className={styles.zoom}
          icon={isZoomed ? <ZoomOutRegular /> : <ZoomInRegular />}
          label={text(isZoomed ? 'worked.chart.zoomOut' : 'worked.chart.zoomIn')}
          onClick={() => setIsZoomed(!isZoomed)}
        />
      </div>
    </section>
  );
}

/** The chart as text. */
function useWorkWords(timeZone: string) {
  const text = usePageText();
  const formats = useUserFormats();

  function rangeOf({ from, to }: { from: number; to: number }): string {
    return formats.timeRange(toInstant(from), toInstant(to), timeZone);
  }

  function deviationWords(minutes: number | null): string {
    if (minutes === null || minutes === 0) return '';
    const time = formats.duration(Math.abs(minutes) * 60);
    return text(minutes > 0 ? 'worked.over' : 'worked.under', { time });
  }

  function describe({ worked }: WorkChart, planned: string, differs: string): string {
    const done = worked
      .filter(({ kind }) => kind !== 'over')
      .map((part) => `${text(`worked.kind.${part.pairType}`)} ${rangeOf(part)}`);
    return [
      `${text('worked.chart.scheduled')} ${planned}`,
      ...done,
      ...(differs ? [differs] : []),
    ].join(', ');
  }

  return { rangeOf, deviationWords, describe };
}

/** `05`, or `5 AM` with 12 hours; half-hour zones keep their minutes. */
function hourOf(at: number, timeZone: string, formats: Formats): string {
  const time = formats.time(toInstant(at), timeZone);
  return time.replace(':00', '');
}

const useStyles = makeStyles({
  box: {
    ...detailStyles.box,
    minWidth: 0,
    [media.phone]: { ...detailStyles.box[media.phone], order: -1 },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    marginBottom: '8px',
  },
  title: { ...type.bodyStrong, margin: 0, [media.phone]: { display: 'none' } },
  quiet: { ...type.body, ...type.numbers, margin: 0, color: tokens.colorNeutralForeground3 },
  deviation: { marginLeft: 'auto' },
  scroll: { overflowX: 'auto' },
  zoomed: { width: '200%' },
  key: {
    ...type.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
  },
  zoom: { marginLeft: 'auto' },
  keyEntry: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground3,
  },
  sample: {
    forcedColorAdjust: 'none',
    width: '14px',
    height: '10px',
    borderRadius: '3px',
    boxSizing: 'border-box',
  },
  work: timelineBlock.work,
  break: timelineBlock.break,
  over: timelineBlock.over,
  overtime: timelineBlock.overtime,
  early: timelineBlock.early,
  other: timelineBlock.other,
});
