import { statement } from '../../database/statement.ts';

/** The key of a batch's notification about an assignment. */
export function noticeKeyOf(batchId: number, assignmentId: number): string {
  return `SCHEDULE_CHANGED ${batchId} ${assignmentId}`;
}

/** Returns those that nobody had dismissed before. */
export const dismissPlanNotices = statement<
  { assignment_id: number },
  { onceKeys: readonly string[]; now: Date }
>(
  'dismissPlanNotices',
  `update notification set dismissed_at = $now
   where once_key = any($onceKeys::text[]) and dismissed_at is null
   returning coalesce(assignment_id, 0) as assignment_id`,
);
