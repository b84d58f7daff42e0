import { isBreak, toMillis, type components } from 'shared-contracts';
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
  instantOf,
  lengthOf,
  removed,
  together,
  type Stretch,
} from './stretch.ts';

type AdjustedVersion = components['schemas']['AdjustedVersion'];

/**
 * The adjusted version of an ended shift by the company's rules, null while it is open. The shift
 * itself stays as it is. Every minute names what made it; counted ones add up to the duration. Time
 * that is recorded as a duration, or lies wholly beside its schedule, is not measured by it. No
 * break is deducted where its person waived it.
 */
export function adjust(
  { pair, segments }: Shift,
  plan: DayPlan,
  rules: readonly AdjustmentRule[],
): AdjustedVersion | null {
  if (pair.clock_out === null) return null;
  const worked = { start: minuteOf(pair.clock_in), end: minuteOf(pair.clock_out) };
  const scheduled = scheduledTime(plan, worked);
  const valid = isDuration(plan) ? [] : rules;
  const breaks = segments.flatMap(({ pair_type: type, clock_in: start, clock_out: end }) =>
    isBreak(type) && end !== null ? [{ start: minuteOf(start), end: minuteOf(end) }] : [],
  );
  const ends = breaks.flatMap(({ start, end }) => [start, end]);
  const rounded = cutAt(roundedTime(worked, scheduled, valid, pair.time_zone), ...ends);
  const clocked = rounded.flatMap((part) =>
    counts(part) && breaks.some(({ start, end }) => part.start >= start && part.start < end)
      ? removed(part, clockedBreak, 'BREAK')
      : [part],
  );
  const judged = scheduled === null ? clocked : besideSchedule(clocked, scheduled, valid);
  const stretches = pair.meal_break_waived
    ? judged
    : automaticBreaks(judged, () => plannedBreaks(plan), valid);
  const counted = stretches.filter(counts);
  return {
    clockIn: instantOf(counted[0]?.start ?? worked.start),
    clockOut: instantOf(counted.at(-1)?.end ?? worked.start),
    duration: lengthOf(counted) * 60,
    minutes: together(stretches),
  };
}

/** From the earlier of clocked and rounded start to the later of the ends. */
function roundedTime(
  worked: MinuteSpan,
  scheduled: MinuteSpan | null,
  rules: readonly AdjustmentRule[],
  timeZone: string,
): Stretch[] {
  const first = roundPunch('CLOCK_IN', worked.start, scheduled?.start ?? null, rules, timeZone);
  const last = roundPunch('CLOCK_OUT', worked.end, scheduled?.end ?? null, rules, timeZone);
  const ends = [worked.start, worked.end, first.at, last.at].toSorted((a, b) => a - b);
  return ends.slice(1).flatMap((end, index): Stretch[] => {
    const start = ends[index] ?? end;
    const isWorked = start >= worked.start && start < worked.end;
    const isCounted = start >= first.at && start < last.at;
    if (start === end || (!isWorked && !isCounted)) return [];
    if (isWorked && isCounted) return [{ start, end, cause: asClocked, kind: 'KEPT', pairType }];
    const { cause } = start < first.at || start < worked.start ? first : last;
    return [{ start, end, cause, kind: isCounted ? 'ADDED' : 'REMOVED', pairType }];
  });
}

const pairType = 'SHIFT';

function scheduledTime(plan: DayPlan, worked: MinuteSpan): MinuteSpan | null {
  const span = scheduledSpan(plan);
  if (span === null) return null;
  const start = minuteOf(span.start);
  const end = minuteOf(span.end);
  return worked.start < end && worked.end > start ? { start, end } : null;
}

function plannedBreaks({ segments }: DayPlan) {
  return segments
    .filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK')
    .map(({ startTime, endTime }) => ({ start: minuteOf(startTime), end: minuteOf(endTime) }));
}

/** The minute since 1970 in which an instant lies. */
function minuteOf(instant: string): number {
  return Math.floor(toMillis(instant) / 60_000);
}
