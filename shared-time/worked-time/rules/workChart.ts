import {
  offsetMinutes,
  toInstant,
  toMillis,
  type components,
  type Instant,
} from 'shared-contracts';
import { shiftParts } from './shiftParts.ts';
import { isRunning } from './rowStatus.ts';

type TimePair = components['schemas']['TimePair'];

/** A bar of the chart, in epoch milliseconds. */
export interface ChartPart {
  readonly kind: 'scheduled' | 'scheduledBreak' | 'work' | 'break' | 'over';
  readonly from: number;
  readonly to: number;
}

export interface WorkChart {
  /** The span that is shown: full hours on the zone's clocks, in epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** The hours in between. */
  readonly ticks: readonly number[];
  readonly scheduled: readonly ChartPart[];
  readonly worked: readonly ChartPart[];
}

const hour = 3_600_000;
const margin = hour / 2;

/**
 * Schedule against work (spec §2, work-schedule card) with so many hours below as have room; null
 * without a schedule.
 */
export function workChart(pair: TimePair, now: Instant, mostTicks: number): WorkChart | null {
  const expected = (pair.workSchedule?.expected ?? []).map(({ category, startTime, endTime }) => ({
    category,
    from: toMillis(startTime),
    to: toMillis(endTime ?? startTime),
  }));
  if (expected.length === 0) return null;
  const scheduledFrom = Math.min(...expected.map(({ from }) => from));
  const scheduledTo = Math.max(...expected.map(({ to }) => to));
  const scheduled: ChartPart[] = [
    { kind: 'scheduled', from: scheduledFrom, to: scheduledTo },
    ...expected
      .filter(({ category }) => category === 'BREAK')
      .map(({ from, to }) => ({ kind: 'scheduledBreak', from, to }) as const),
  ];
  const worked = workedParts(pair, now).flatMap((part) => splitAt(part, scheduledTo));
  const all = [...scheduled, ...worked];
  const offset = offsetMinutes(toInstant(scheduledFrom), pair.timeZone) * 60_000;
  const from = fullHour(Math.min(...all.map((part) => part.from)) - margin, offset, Math.floor);
  const to = fullHour(Math.max(...all.map((part) => part.to)) + margin, offset, Math.ceil);
  return { from, to, ticks: hoursBetween(from, to, mostTicks), scheduled, worked };
}

function workedParts(pair: TimePair, now: Instant): ChartPart[] {
  if (pair.clockOut === null && !isRunning(pair)) return [];
  return shiftParts(pair, now).map(({ kind, from, to }) => ({ kind, from, to }));
}

/** Work after the scheduled end is over it. */
function splitAt(part: ChartPart, end: number): ChartPart[] {
  if (part.kind !== 'work' || part.to <= end) return [part];
  if (part.from >= end) return [{ ...part, kind: 'over' }];
  return [
    { ...part, to: end },
    { kind: 'over', from: end, to: part.to },
  ];
}

function fullHour(millis: number, offset: number, round: (hours: number) => number): number {
  return round((millis + offset) / hour) * hour - offset;
}

function hoursBetween(from: number, to: number, most: number): number[] {
  const count = Math.round((to - from) / hour);
  const step = Math.ceil((count + 1) / most);
  return Array.from(
    { length: Math.floor(count / step) + 1 },
    (_unused, index) => from + index * step * hour,
  );
}
