import { recomputeIndicators } from '../../adjusted-time/data/recomputeIndicators.ts';
import { statement, type Runner } from '../../database/statement.ts';
import type { Replanned } from '../rules/replanned.ts';

/** Beyond it, one run over all entries takes less than a job for each assignment. */
const mostJobs = 200;

const findReplanned = statement<{ id: number }, Replanned & { limit: number }>(
  'findReplannedAssignments',
  `select id from assignment where code = any($assignments)
     or holiday_calendar_id in (select id from holiday_calendar where code = any($holidayCalendars))
     or id in (select assignment_id from assigned_schedule range
       join work_schedule on work_schedule.id = range.work_schedule_id
       where external_code = any($workSchedules))
   order by id limit $limit`,
);

/** Queues a recalculation of what depends on changed plans, for those assignments only. */
export async function recomputeReplanned(
  transaction: Runner,
  replanned: Replanned | 'all',
  now: Date,
): Promise<void> {
  if (replanned === 'all') return recomputeIndicators(transaction, 'all', now);
  const found = await transaction.run(findReplanned, { ...replanned, limit: mostJobs + 1 });
  const jobs = found.map(({ id }) => ({ assignmentId: id }));
  await recomputeIndicators(transaction, jobs.length > mostJobs ? 'all' : jobs, now);
}
