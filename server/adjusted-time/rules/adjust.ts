import { isBreak, toMillis, type components, type TimeSpan } from 'shared-contracts';
import { isDuration, type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import type { AdjustmentRule } from './adjustmentRule.ts';
import { automaticBreaks } from './automaticBreaks.ts';
import { besideSchedule, type MinuteSpan } from './besideSchedule.ts';
import { roundPunch } from './roundPunch.ts';
import {
  asClocked,
  clockedBreak,
  counts,
  cutAt,
  gap,
  instantOf,
  lengthOf,
  removed,
  together,
  type Stretch,
} from './stretch.ts';

type AdjustedVersion = components['schemas']['AdjustedVersion'];

/**
 * The adjusted version of an ended shift by the company's rules; null while it is open. The shift
 * itself stays as it is. Every minute names its cause; counted ones add up to the duration. Ignores
 * other entries of the day; see `adjustDay`.
 */
export function adjust(
  shift: Shift,
  plan: DayPlan,
  rules: readonly AdjustmentRule[],
): AdjustedVersion | null {
  return adjustDay([shift], plan, rules)[0] ?? null;
}

/**
 * The adjusted versions of a day's entries, in their order: the sum does not depend on how the day
 * is divided into entries. A gap between two of them is a break. Open entries have no adjusted
 * version and count as nothing. Time recorded as a duration, or a day completely outside its
 * schedule, is not compared with it. No break is deducted from a day on which the person waived
 * one.
 */
export function adjustDay(
  shifts: readonly Shift[],
  plan: DayPlan,
  rules: readonly AdjustmentRule[],
): (AdjustedVersion | null)[] {
  const times = { span: scheduledSpan(plan), breaks: () => plannedBreaks(plan) };
  return adjustTimes(shifts, times, isDuration(plan) ? [] : rules);
}

/** What a day's time is compared with. */
interface ScheduledTimes {
  /** From the first to the last scheduled instant; null without work at set times. */
  readonly span: TimeSpan | null;
  readonly breaks: () => readonly TimeSpan[];
}

/** As `adjustDay`, of a day with these scheduled times. */
export function adjustTimes(
  shifts: readonly Shift[],
  { span, breaks }: ScheduledTimes,
  rules: readonly AdjustmentRule[],
): (AdjustedVersion | null)[] {
  const entries = shifts
    .flatMap((shift) => {
      const { clock_in: start, clock_out: end } = shift.pair;
      return end === null ? [] : [{ shift, start: minuteOf(start), end: minuteOf(end) }];
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const scheduled = scheduledTime(span, entries);
  const clocked = withGaps(
    withoutOverlap(
      entries.map((entry) => clockedTime(entry, scheduled, rules)),
      entries,
    ),
  );
  const judged = scheduled === null ? clocked : besideSchedule(clocked, scheduled, rules);
  const stretches = entries.some(({ shift }) => shift.pair.meal_break_waived)
    ? judged
    : automaticBreaks(judged, () => breaks().map(minutesIn), rules);
  const versions = new Map(
    entries.map(({ shift, start }) => {
      const own = stretches.filter(({ entry }) => entry === shift.pair.id);
      return [shift, versionOf(own, start)] as const;
    }),
  );
  return shifts.map((shift) => versions.get(shift) ?? null);
}

/** An ended shift and its minutes since 1970. */
interface Entry extends MinuteSpan {
  readonly shift: Shift;
}

function versionOf(stretches: readonly Stretch[], start: number): AdjustedVersion {
  const counted = stretches.filter(counts);
  return {
    clockIn: instantOf(counted[0]?.start ?? start),
    clockOut: instantOf(counted.at(-1)?.end ?? start),
    duration: lengthOf(counted) * 60,
    minutes: together(stretches),
  };
}

/** The rounded time of an entry, without clocked breaks. */
function clockedTime(
  entry: Entry,
  scheduled: MinuteSpan | null,
  rules: readonly AdjustmentRule[],
): Stretch[] {
  const breaks = entry.shift.segments.flatMap(
    ({ pair_type: type, clock_in: start, clock_out: end }) =>
      isBreak(type) && end !== null ? [{ start: minuteOf(start), end: minuteOf(end) }] : [],
  );
  const ends = breaks.flatMap(({ start, end }) => [start, end]);
  return cutAt(roundedTime(entry, scheduled, rules), ...ends).flatMap((part) =>
    counts(part) && breaks.some(({ start, end }) => part.start >= start && part.start < end)
      ? removed(part, clockedBreak, 'BREAK')
      : [part],
  );
}

/** Minutes that rounding adds do not count if another entry of the day already has them. */
function withoutOverlap(
  times: readonly (readonly Stretch[])[],
  entries: readonly Entry[],
): Stretch[] {
  return times.flatMap((stretches, index) => {
    const since = Math.max(...times.slice(0, index).map((each) => each.at(-1)?.end ?? -always));
    const until = entries[index + 1]?.start ?? always;
    return cutAt(stretches, since, until).filter(
      ({ kind, start }) => kind !== 'ADDED' || (start >= since && start < until),
    );
  });
}

/** Adds the gaps between the day's entries, as stretches of no entry. */
function withGaps(stretches: readonly Stretch[]): Stretch[] {
  let end = always;
  return stretches.flatMap((stretch) => {
    const between = { start: end, end: stretch.start };
    end = end === always ? stretch.end : Math.max(end, stretch.end);
    if (between.start >= between.end) return [stretch];
    const cause = gap;
    return [{ ...between, cause, kind: 'REMOVED', pairType: 'BREAK', entry: null }, stretch];
  });
}

/** From the earlier of clocked and rounded start to the later of clocked and rounded end. */
function roundedTime(
  worked: Entry,
  scheduled: MinuteSpan | null,
  rules: readonly AdjustmentRule[],
): Stretch[] {
  const { id: entry, time_zone: timeZone } = worked.shift.pair;
  const first = roundPunch('CLOCK_IN', worked.start, scheduled?.start ?? null, rules, timeZone);
  const last = roundPunch('CLOCK_OUT', worked.end, scheduled?.end ?? null, rules, timeZone);
  const ends = [worked.start, worked.end, first.at, last.at].toSorted((a, b) => a - b);
  return ends.slice(1).flatMap((end, index): Stretch[] => {
    const start = ends[index] ?? end;
    const isWorked = start >= worked.start && start < worked.end;
    const isCounted = start >= first.at && start < last.at;
    const span = { start, end, pairType, entry } as const;
    if (start === end || (!isWorked && !isCounted)) return [];
    if (isWorked && isCounted) return [{ ...span, cause: asClocked, kind: 'KEPT' }];
    const { cause } = start < first.at || start < worked.start ? first : last;
    return [{ ...span, cause, kind: isCounted ? 'ADDED' : 'REMOVED' }];
  });
}

const pairType = 'SHIFT';
const always = Number.POSITIVE_INFINITY;

/** The scheduled time of a day; null if the worked time does not overlap it. */
function scheduledTime(span: TimeSpan | null, worked: readonly MinuteSpan[]): MinuteSpan | null {
  if (span === null) return null;
  const { start, end } = minutesIn(span);
  const touches = worked.some((each) => each.start < end && each.end > start);
  return touches ? { start, end } : null;
}

function plannedBreaks({ segments }: DayPlan): TimeSpan[] {
  return segments
    .filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK')
    .map(({ startTime: start, endTime: end }) => ({ start, end }));
}

function minutesIn({ start, end }: TimeSpan): MinuteSpan {
  return { start: minuteOf(start), end: minuteOf(end) };
}

/** The minute of an instant, since 1970. */
function minuteOf(instant: string): number {
  return Math.floor(toMillis(instant) / 60_000);
}
