import { elapsedSeconds, exceptionIndicators, limits } from 'shared-contracts';
import type { components, Instant } from 'shared-contracts';
import type { DayPlan } from '../../time-entries/rules/dayPlan.ts';
import { scheduledSpan } from '../../time-entries/rules/scheduledSpan.ts';

/** An entry of a day, as far as the rule looks at it. */
export interface DayEntry {
  readonly id: number;
  readonly clock_in: Instant;
  readonly clock_out: Instant | null;
  /** Seconds worked; null while open. */
  readonly duration: number | null;
  readonly is_correction: boolean;
  readonly info_indicators: readonly components['schemas']['InfoIndicator'][];
}

/** How far from the schedule a day may begin, end and last. */
export const graceMinutes = limits.scheduleGraceSeconds / 60;

/**
 * Whether all entries of a day together match its schedule: none has an exception, they begin and end
 * within the grace, and last as long as is scheduled, give or take the same.
 */
export function isAsScheduled(entries: readonly DayEntry[], plan: DayPlan): boolean {
  if (plan.planned.kind !== 'work' || entries.length === 0) return false;
  if (entries.some((entry) => entry.is_correction || hasException(entry))) return false;
  const starts = entries.map(({ clock_in: start }) => start).toSorted();
  const ends = entries.flatMap(({ clock_out: end }) => (end === null ? [] : [end])).toSorted();
  const [first] = starts;
  const last = ends.at(-1);
  if (first === undefined || last === undefined || ends.length < starts.length) return false;
  const worked = entries.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  if (!isNear(worked - plan.minutes * 60)) return false;
  const span = scheduledSpan(plan);
  if (span === null) return true;
  return isNear(elapsedSeconds(span.start, first)) && isNear(elapsedSeconds(span.end, last));
}

function isNear(seconds: number): boolean {
  return Math.abs(seconds) <= limits.scheduleGraceSeconds;
}

function hasException({ info_indicators: indicators }: DayEntry): boolean {
  return exceptionIndicators.some((indicator) => indicators.includes(indicator));
}
