import { toMillis, type Instant } from 'shared-contracts';
import type { PlannedShift } from './plannedShifts.ts';

const hour = 3_600_000;
/** Milliseconds after the planned end, or after a clock-in that nothing was planned for. */
const afterPlannedEnd = 4 * hour;
const afterClockIn = 16 * hour;

/** Whether somebody forgot to clock out of the open shift: it has gone on for longer than one works. */
export function isForgotten(clockIn: Instant, planned: PlannedShift | null, now: Instant): boolean {
  const end = planned && planned.end > clockIn ? planned.end : null;
  const latest = end === null ? toMillis(clockIn) + afterClockIn : toMillis(end) + afterPlannedEnd;
  return toMillis(now) >= latest;
}
