import type { Instant, TimeSpan } from 'shared-contracts';
import { type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';

/** A planned shift that is over. */
export interface PastPlan {
  readonly scheduleName: string;
  readonly span: TimeSpan;
  /** The unpaid breaks. */
  readonly breaks: readonly TimeSpan[];
}

/** The shift that a day planned, once it is over; null where none was, or no set times. */
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
