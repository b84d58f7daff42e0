import type { components, FeatureInfo, Instant } from 'shared-contracts';
import { workingSince } from '../../shifts/rules/missedInOpenShift.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/**
 * The current interval of work without a meal break (spec §3). A break begins a new one; if the
 * shift had none, earlier shifts of its day belong to the interval, with `secondsBefore` of work.
 * `answeredAt` is when its question was last answered, null if never.
 */
export function mealPenaltySummary(
  shift: Shift,
  {
    secondsBefore,
    answeredAt,
  }: { readonly secondsBefore: number; readonly answeredAt: Instant | null },
  { properties }: FeatureInfo,
): components['schemas']['MealPenaltySummary'] {
  const { pair, segments } = shift;
  const isOpen = pair.clock_out === null && !pair.is_correction;
  const isAtWork = isOpen && segments.every(({ clock_out: end }) => end !== null);
  const since = workingSince(shift);
  return {
    currentSegmentStartTime: isAtWork ? since : null,
    nonActiveShiftsDuration: since === pair.clock_in ? secondsBefore : 0,
    expectedIntervalDuration: properties.MEAL_INTERVAL,
    hasAlreadyCapturedIntervalWaiver: answeredAt !== null && answeredAt >= since,
  };
}
