import type { components } from '../openapi/schema.gen.ts';
import { breaksOf } from './breaksOf.ts';
import type { Instant, OpenTimeSpan } from './instant.ts';
import { netDuration, shownNet } from './netDuration.ts';

type PairType = components['schemas']['PairType'];

interface PunchTime {
  readonly date: Instant;
  /** The start of durations, to the millisecond. */
  readonly durationAccurateDate: Instant;
}

interface ClockedSegment {
  readonly pairType: PairType;
  readonly clockIn: PunchTime;
  readonly clockOut: PunchTime | null;
  readonly deletedDate: Instant | null;
}

/** The properties of a shift that the clock needs, a subset of the API's time pair. */
export interface ClockedShift {
  readonly clockIn: PunchTime;
  readonly clockOut: PunchTime | null;
  readonly segmentTimePairs: readonly ClockedSegment[];
}

/** The clock of one assignment (spec §4). `since` is the clock-in, or the start of the break. */
export type ClockState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'clocked-in'; readonly since: Instant }
  | { readonly kind: 'on-break'; readonly since: Instant; readonly clockedInSince: Instant };

/**
 * The state of the clock according to its shift; without a shift, or with a clock-out, it is idle.
 */
export function clockState(shift: ClockedShift | null): ClockState {
  if (shift?.clockOut !== null) return { kind: 'idle' };
  const openBreak = breaksOf(shift).find(({ clockOut }) => clockOut === null);
  const clockedInSince = shift.clockIn.date;
  return openBreak
    ? { kind: 'on-break', since: openBreak.clockIn.date, clockedInSince }
    : { kind: 'clocked-in', since: clockedInSince };
}

/**
 * Whole seconds worked until `now`, or until the clock-out: the time since clock-in without ended
 * breaks and the open one (spec §4). `now` is the server's time.
 */
export function workedSeconds(shift: ClockedShift, now: Instant): number {
  const start = shift.clockIn.durationAccurateDate;
  const end = shift.clockOut?.durationAccurateDate ?? now;
  return netDuration({ start, end }, breaksOf(shift).map(spanOf));
}

/**
 * The same for display and sums: full minutes while it is open, afterwards those between the
 * displayed times (`shownNet`).
 */
export function shownSeconds(shift: ClockedShift, now: Instant): number {
  const { clockIn, clockOut } = shift;
  if (clockOut === null) return Math.floor(workedSeconds(shift, now) / 60) * 60;
  const breaks = breaksOf(shift).map((part) => ({
    start: part.clockIn.date,
    end: part.clockOut?.date ?? null,
  }));
  return shownNet({ start: clockIn.date, end: clockOut.date }, breaks);
}

function spanOf({ clockIn, clockOut }: ClockedSegment): OpenTimeSpan {
  return {
    start: clockIn.durationAccurateDate,
    end: clockOut?.durationAccurateDate ?? null,
  };
}
