import { statement, type Runner } from '../../database/statement.ts';
import { groupNotices } from '../rules/groupNotices.ts';
import type { Notice } from '../rules/notice.ts';

const addNotifications = statement<never, { notices: string; now: Date }>(
  'addNotifications',
  `insert into notification
     (employee_id, kind, created_at, assignment_id, time_pair_id, details, once_key)
   select notice."employeeId", notice.kind, $now, notice."assignmentId", notice."timePairId",
     notice.details, notice."onceKey"
   from jsonb_to_recordset($notices::jsonb) as notice (
     "employeeId" bigint, kind text, "assignmentId" bigint, "timePairId" bigint, details jsonb,
     "onceKey" text)
   on conflict (once_key) do nothing`,
);

/**
 * Notifies people in the transaction of the event. Combines entries of one assignment with the same
 * action by the same person. The caller publishes `notifications-changed` after the commit, at least
 * for the returned people.
 */
export async function notify(
  transaction: Runner,
  notices: readonly Notice[],
  now: Date,
): Promise<number[]> {
  if (notices.length === 0) return [];
  await transaction.run(addNotifications, { notices: JSON.stringify(groupNotices(notices)), now });
  return [...new Set(notices.map(({ employeeId }) => employeeId))];
}
