import type { components, FeatureInfo } from 'shared-contracts';
import { workingSince } from '../../missed-punches/rules/missedOf.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/**
 * The interval of work without a meal break that runs now (spec §3). A break begins a new one; where
 * the shift had none, earlier shifts of its day belong to the interval, `secondsBefore` of work.
 */
export function mealPenaltySummary(
  shift: Shift,
  secondsBefore: number,
  { properties }: FeatureInfo,
): components['schemas']['MealPenaltySummary'] {
  const { pair, segments } = shift;
  const isAtWork = pair.clock_out === null && segments.every(({ clock_out: end }) => end !== null);
  const since = workingSince(shift);
  return {
    currentSegmentStartTime: isAtWork ? since : null,
    nonActiveShiftsDuration: since === pair.clock_in ? secondsBefore : 0,
    expectedIntervalDuration: properties.MEAL_INTERVAL,
    hasAlreadyCapturedIntervalWaiver: pair.meal_break_waived !== null,
  };
}
