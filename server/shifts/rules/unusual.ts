import { elapsedSeconds, limits, toMillis } from 'shared-contracts';
import { type DayPlan, scheduledSpan } from './dayPlan.ts';
import { scheduleGraceSeconds } from './scheduleGrace.ts';
import { clockInOf, clockOutOf } from './presentEnd.ts';
import type { Shift, TimePairRow } from './timePairRow.ts';
import { workedTimeline } from './workedSchedule.ts';

/**
 * Whether it begins within the scheduled day, but after the grace. Of several entries of a day only
 * the first can be late.
 */
export function startsLate(
  { pair }: { readonly pair: Pick<TimePairRow, 'clock_in'> },
  plan: DayPlan,
): boolean {
  const span = scheduledSpan(plan);
  if (span === null || pair.clock_in >= span.end) return false;
  return elapsedSeconds(span.start, pair.clock_in) > scheduleGraceSeconds;
}

/**
 * Whether its breaks are shorter, in whole minutes, than the scheduled ones within it. Ignores
 * breaks between two entries of a day, and a waived one.
 */
export function takesShortBreak(shift: Shift, { planned, segments }: DayPlan): boolean {
  const { clock_in: start, clock_out: end, meal_break_waived: isWaived } = shift.pair;
  if (end === null || isWaived || planned.kind !== 'work') return false;
  const due = segments
    .filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK')
    .filter(({ startTime, endTime }) => startTime >= start && endTime <= end)
    .reduce((sum, { startTime, endTime }) => sum + elapsedSeconds(startTime, endTime), 0);
  const taken = workedTimeline(shift)
    .filter(({ category }) => category === 'BREAK')
    .reduce((sum, part) => sum + elapsedSeconds(part.startTime, part.endTime ?? end), 0);
  return Math.round(taken / 60) < Math.round(due / 60);
}

/** Whether a device's clock differed from the punch by more than the limit for late punches. */
export function hasClockSkew({ pair }: Shift): boolean {
  return [clockInOf(pair), clockOutOf(pair)].some((punch) => {
    const device = punch?.device_at ?? null;
    if (punch === null || device === null) return false;
    const skew = Math.abs(toMillis(device) - toMillis(punch.at));
    return skew > limits.sentLateAfterMilliseconds;
  });
}
