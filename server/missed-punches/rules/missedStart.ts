import type { FeatureInfo, Instant } from 'shared-contracts';
import type { DayPlan } from '../../time-entries/rules/dayPlan.ts';
import { scheduledSpan } from '../../time-entries/rules/scheduledSpan.ts';
import { dueAt } from './dueAt.ts';

/** The scheduled start by which somebody should have clocked in; null before, and once it is over. */
export function missedStart(plan: DayPlan, features: FeatureInfo, now: Instant): Instant | null {
  const span = scheduledSpan(plan);
  if (span === null) return null;
  const due = dueAt(span.start, 'MISSED_CLOCK_IN_THRESHOLD', features);
  return due !== null && now >= due && now < span.end ? span.start : null;
}
