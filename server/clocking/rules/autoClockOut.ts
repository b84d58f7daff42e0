import type { FeatureInfo, Instant } from 'shared-contracts';
import { latestPunch } from './punch.ts';
import { serverFacts } from './punchFacts.ts';
import { endShift } from './punchShift.ts';
import { type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { missedPunchDueAt } from '../../shifts/rules/missedPunchDueAt.ts';

/** When the server clocks out a shift of the planned day; null if it does not. */
export function autoClockOutAt(plan: DayPlan, features: FeatureInfo): Instant | null {
  const span = scheduledSpan(plan);
  if (!features.features.AUTO_CLOCK_OUT || span === null) return null;
  return missedPunchDueAt(span.end, 'MISSED_CLOCK_OUT_THRESHOLD', features);
}

/**
 * The open shift with the clock-out that the server enters for a forgotten one: at the scheduled
 * end, the only end that is known. Null while it is not due, and if there is a punch after the
 * scheduled end: then only the person knows when work ended.
 */
export function autoClockOut(
  shift: Shift,
  plan: DayPlan,
  features: FeatureInfo,
  now: Instant,
): Shift | null {
  const due = autoClockOutAt(plan, features);
  const end = scheduledSpan(plan)?.end;
  if (due === null || end === undefined || now < due) return null;
  if (shift.pair.clock_out !== null || latestPunch(shift) >= end) return null;
  const facts = serverFacts(end, shift.pair.time_zone);
  const punch = { at: end, sentLate: false, isCorrection: false, facts };
  const outcome = endShift({ shift, before: shift }, punch, 'AUTO_CLOCK_OUT', {
    autoApproval: false,
    hasApproval: features.features.APPROVE_TIME_PAIRS,
  });
  return outcome.done ? outcome.shift : null;
}
