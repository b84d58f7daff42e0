import type { Job } from '../../jobs/rules/job.ts';
import type { ManagedJob } from './manageJob.ts';

export function managedJobOf({ entry, facts }: Job): ManagedJob {
  const { code: assignment, startDate, endDate = null } = entry;
  return { assignment, startDate, endDate, ranges: facts.managers };
}
