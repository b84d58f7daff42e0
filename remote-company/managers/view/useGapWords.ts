import { groupBy, type LocalDate } from 'shared-contracts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import type { Job } from '../../jobs/rules/job.ts';
import { useText } from '../../messages/useText.ts';
import { managedJobOf } from '../rules/managedJobOf.ts';
import { firstGap, managedAfter } from '../rules/manageJob.ts';
import { useDate } from '../../jobs/view/useDate.ts';

interface ChangedJob {
  readonly job: Job;
  readonly changes: readonly ChangedEntry[];
}

const mostDays = 3;

/** Sentences about the jobs for which nobody approves after a change: `… 3 from 1 Dec`. */
export function useGapWords(): (jobs: readonly ChangedJob[], today: LocalDate) => string[] {
  const text = useText();
  const dateOf = useDate();
  return (jobs, today) => {
    const gaps = jobs.flatMap(
      ({ job, changes }) => firstGap(managedAfter(managedJobOf(job), changes), today) ?? [],
    );
    return [...groupBy(gaps, (day) => day)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, mostDays)
      .map(([day, all]) => text('managers.gaps', { count: all.length, date: dateOf(day) }));
  };
}
