import {
  addDays,
  limits,
  localDay,
  plannedShiftAt,
  toInstant,
  toMillis,
  type Instant,
  type LocalDate,
} from 'shared-contracts';
import { isDuration, type DayPlan, scheduledSpan } from './dayPlan.ts';

/** The local days whose plans `planAt` needs to assign a punch to one of them. */
export function daysAround(at: Instant, timeZone: string): LocalDate[] {
  const day = localDay(at, timeZone);
  const reached = toInstant(toMillis(at) + limits.reachOfNextDayMilliseconds);
  const lastDay = localDay(reached, timeZone);
  return [addDays(day, -1), day, ...(lastDay === day ? [] : [lastDay])];
}

/**
 * The plan by which a punch is judged (decisions: planned-shifts): that of its planned shift
 * (`plannedShiftAt`), otherwise the one that ended on its local day. On a day without a shift at
 * set times, the day's own. Empty if the day's plan is out of reach.
 */
export function planAt(plans: readonly DayPlan[], at: Instant, timeZone: string): DayPlan {
  const day = localDay(at, timeZone);
  const shifts = plans.flatMap((plan) => {
    const span = isDuration(plan) ? null : scheduledSpan(plan);
    return span === null ? [] : [{ ...span, date: plan.date, plan }];
  });
  const shift = plannedShiftAt(shifts, at, timeZone);
  if (shift !== null) return shift.plan;
  const own = plans.find(({ date }) => date === day);
  if (own !== undefined && !shifts.some(({ plan }) => plan === own)) return own;
  const over = shifts
    .filter(({ end }) => end <= at && localDay(end, timeZone) === day)
    .toSorted((a, b) => toMillis(a.end) - toMillis(b.end))
    .at(-1);
  return over?.plan ?? { date: day, planned: { kind: 'none' }, minutes: 0, segments: [] };
}
