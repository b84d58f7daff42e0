import { scheduledSpan as spanOf, type TimeSpan } from 'shared-contracts';
import type { DayPlan } from './dayPlan.ts';

/** From the first to the last scheduled instant of a working day; null without work at set times. */
export function scheduledSpan({ planned, segments }: DayPlan): TimeSpan | null {
  return planned.kind === 'work' ? spanOf(segments) : null;
}
