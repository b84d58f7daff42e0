import { isOnItsWay, toMillis, type components } from 'shared-contracts';
import type { SentSchedule } from '../../synchronisation/rules/followedPlan.ts';

type PlanHistoryRow = components['schemas']['PlanHistoryRow'];

/**
 * The part of a history in flight to the HR system, and when it is sent: after the undo delay of
 * the newest. In milliseconds, `leavesIn` from `now`.
 */
export function followedOf(
  rows: readonly PlanHistoryRow[],
  assignmentId: number,
  undoDelay: number,
  now: number,
): { readonly sent: readonly SentSchedule[]; readonly leavesIn: number } {
  const waiting = rows.flatMap((row) => {
    const { ecSynchronisationStatus, tempWorkScheduleExternalCode, startDate, endDate } = row;
    if (!tempWorkScheduleExternalCode || !ecSynchronisationStatus) return [];
    if (!isOnItsWay(ecSynchronisationStatus)) return [];
    const sent = {
      ...{ tempWorkScheduleExternalCode, ecSynchronisationStatus, synchronisationError: null },
      ...{ assignmentId, startDate, endDate },
    };
    return { sent, leavesAt: toMillis(row.assignmentDate) + undoDelay };
  });
  return {
    sent: waiting.map(({ sent }) => sent),
    leavesIn: Math.max(0, ...waiting.map(({ leavesAt }) => leavesAt - now)),
  };
}
