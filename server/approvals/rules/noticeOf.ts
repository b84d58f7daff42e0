import type { DecisionNotice } from '../../notifications/rules/notice.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import type { DecisionAction } from './decide.ts';

interface DecidedEntry {
  readonly after: Shift;
  readonly employeeId: number;
  readonly action: DecisionAction;
  /** In the manager's words. */
  readonly reason: string | null;
  /** The earlier approved version stays in its place. */
  readonly restored: object | null;
}

export const noticeKinds: Readonly<Record<DecisionAction, DecisionNotice['kind']>> = {
  APPROVED: 'TIME_APPROVED',
  REJECTED: 'TIME_REJECTED',
  REOPENED: 'TIME_REOPENED',
  DELETION_APPROVED: 'DELETION_APPROVED',
  DELETION_REJECTED: 'DELETION_REJECTED',
};

/** The notification for the person of a decided entry; `manager` is a full name. */
export function noticeOf(
  { after: { pair }, employeeId, action, reason, restored }: DecidedEntry,
  manager: string,
): DecisionNotice {
  return {
    employeeId,
    assignmentId: pair.assignment_id,
    kind: noticeKinds[action],
    timePairId: pair.id,
    time: { start: pair.clock_in, end: pair.clock_out, timeZone: pair.time_zone },
    manager,
    ...(reason === null ? {} : { reason }),
    ...(restored === null ? {} : { keepsApproved: true }),
  };
}
