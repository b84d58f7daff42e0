import type { DonePunch } from '../../clocking/rules/punch.ts';
import type { DecisionNotice } from '../../notifications/rules/notice.ts';

/** A manager's clock-out approves the time, and its person is told so. */
export function approvalNotice(
  { before, shift: { pair } }: DonePunch,
  employeeId: number,
  manager: string,
): DecisionNotice | null {
  if (before === undefined || pair.status !== 'APPROVED') return null;
  return {
    kind: 'TIME_APPROVED',
    employeeId,
    assignmentId: pair.assignment_id,
    timePairId: pair.id,
    time: { start: pair.clock_in, end: pair.clock_out, timeZone: pair.time_zone },
    manager,
  };
}
