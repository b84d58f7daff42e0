import type { Instant } from 'shared-contracts';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';

/** The next planned break that is not over; null if none has a planned time. */
export function plannedBreak(
  { segments }: Pick<DayPlan, 'segments'>,
  now: Instant,
): { readonly start: Instant; readonly minutes: number } | null {
  const next = segments.find(
    ({ category, endTime }) => category === 'SCHEDULED_UNPAID_BREAK' && endTime > now,
  );
  return next === undefined ? null : { start: next.startTime, minutes: next.minuteDuration };
}
