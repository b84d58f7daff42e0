import type { components } from '../openapi/schema.gen.ts';
import { elapsedSeconds, type Instant } from './instant.ts';

type MealPenaltySummary = components['schemas']['MealPenaltySummary'];

/**
 * Seconds worked without a meal break if the person must be asked about it: the interval has passed
 * without an answer (spec §3). Null while there is no question.
 */
export function mealQuestion(summary: MealPenaltySummary, now: Instant): number | null {
  const { currentSegmentStartTime: start, expectedIntervalDuration: minutes } = summary;
  if (start === null || summary.hasAlreadyCapturedIntervalWaiver) return null;
  const worked = summary.nonActiveShiftsDuration + elapsedSeconds(start, now);
  return worked >= minutes * 60 ? worked : null;
}
