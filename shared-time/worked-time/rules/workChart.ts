import {
  offsetMinutes,
  toInstant,
  toMillis,
  type components,
  type Instant,
} from 'shared-contracts';
import { segmentParts } from './segmentLines.ts';
import { isRunning } from './rowStatus.ts';

type TimePair = components['schemas']['TimePair'];
type PairType = components['schemas']['PairType'];

type Span = Readonly<Record<'from' | 'to', number>>;

/** A bar of the schedule, in epoch milliseconds. */
export interface ScheduledPart extends Span {
  readonly kind: 'scheduled' | 'scheduledBreak';
}

/** A bar of work, in epoch milliseconds. */
export interface WorkedPart extends Span {
  readonly kind: 'work' | 'break' | 'over' | 'overtime' | 'early' | 'other';
  /** SHIFT is plain work. */
  readonly pairType: PairType;
}

export interface WorkChart {
  /** The range shown: full hours in the zone, in epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** The hours in between. */
  readonly ticks: readonly number[];
  readonly scheduled: readonly ScheduledPart[];
  readonly worked: readonly WorkedPart[];
}

const hour = 3_600_000;
const margin = hour / 2;

/**
 * Schedule against work (spec §2, work-schedule card) with at most `mostTicks` hour labels; null
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
  const scheduled: ScheduledPart[] = [
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

function workedParts(pair: TimePair, now: Instant): WorkedPart[] {
  if (pair.clockOut === null && !isRunning(pair)) return [];
  return segmentParts(pair, now).map(({ segment, from, to }) => {
    const pairType = segment?.pairType ?? 'SHIFT';
    return { kind: kinds[pairType], pairType, from, to };
  });
}

const kinds: Readonly<Record<PairType, WorkedPart['kind']>> = {
  SHIFT: 'work',
  BREAK: 'break',
  AUTO_BREAK: 'break',
  BAND_BREAK: 'break',
  OT_BREAK: 'break',
  OVERTIME: 'overtime',
  FIXED_OVERTIME: 'overtime',
  PRE_SHIFT_OT: 'overtime',
  EARLY_LOGIN: 'early',
  SEGMENT: 'other',
};

/** Plain work after the scheduled end is surplus. */
function splitAt(part: WorkedPart, end: number): WorkedPart[] {
  if (part.kind !== 'work' || part.to <= end) return [part];
  if (part.from >= end) return [{ ...part, kind: 'over' }];
  return [
    { ...part, to: end },
    { ...part, kind: 'over', from: end },
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
