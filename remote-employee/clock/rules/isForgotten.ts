import { limits, toMillis, type Instant } from 'shared-contracts';
import type { PlannedShift } from './plannedShifts.ts';

/** Milliseconds. */
const afterPlannedEnd = 4 * 3_600_000;

/** Whether the person forgot to clock out: the open shift exceeds a plausible duration. */
export function isForgotten(clockIn: Instant, planned: PlannedShift | null, now: Instant): boolean {
  const end = planned && planned.end > clockIn ? planned.end : null;
  const latest =
    end === null
      ? toMillis(clockIn) + limits.forgottenAfterMilliseconds
      : toMillis(end) + afterPlannedEnd;
  return toMillis(now) >= latest;
}
