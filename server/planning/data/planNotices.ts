import { statement } from '../../database/statement.ts';

/** By which the notification of a batch about an assignment is known. */
export function noticeKeyOf(batchId: number, assignmentId: number): string {
  return `SCHEDULE_CHANGED ${batchId} ${assignmentId}`;
}

/** Values: keys, now. Answers which of them nobody has dismissed before. */
export const dismissPlanNotices = statement<{ assignment_id: number }>(
  'dismissPlanNotices',
  `update notification set dismissed_at = $2
   where once_key = any($1::text[]) and dismissed_at is null
   returning coalesce(assignment_id, 0) as assignment_id`,
);
