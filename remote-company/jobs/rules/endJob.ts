import type { LocalDate } from 'shared-contracts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import type { Job } from './job.ts';

/** Why a job cannot end on a day, or null: it begins later, or has ended before. */
export function endFault(
  { entry: { startDate, endDate } }: Pick<Job, 'entry'>,
  lastDay: LocalDate,
): 'NOT_BEGUN' | 'ENDED' | null {
  if (lastDay < startDate) return 'NOT_BEGUN';
  return endDate !== undefined && endDate < lastDay ? 'ENDED' : null;
}

/**
 * The job with its last day. Its managers' ranges stay: they decide on what was recorded until
 * then.
 */
export function endJob({ entry }: Job, lastDay: LocalDate): ChangedEntry[] {
  return [{ section: 'assignments', before: entry, after: { ...entry, endDate: lastDay } }];
}
