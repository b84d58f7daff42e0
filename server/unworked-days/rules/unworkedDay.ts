import type { Instant, TimeSpan } from 'shared-contracts';
import { type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';

/** A past planned shift. */
export interface PastPlan {
  readonly scheduleName: string;
  readonly span: TimeSpan;
  /** The unpaid breaks. */
  readonly breaks: readonly TimeSpan[];
}

/** The planned shift of a day, once it is over; null without a shift or set times. */
export function pastPlan(plan: DayPlan, now: Instant): PastPlan | null {
  const span = scheduledSpan(plan);
  if (plan.planned.kind !== 'work' || span === null || span.end > now) return null;
  return {
    scheduleName: plan.planned.schedule.externalName,
    span,
    breaks: plan.segments
      .filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK')
      .map(({ startTime: start, endTime: end }) => ({ start, end })),
  };
}
