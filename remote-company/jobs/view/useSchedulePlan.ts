import { useText } from '../../messages/useText.ts';
import { changeSchedule, type NewSchedule } from '../rules/changeSchedule.ts';
import { uniqueCodes, type Job } from '../rules/job.ts';
import type { JobPlan } from './JobActionDialog.tsx';
import { useDate } from './useDate.ts';

/** What another schedule changes, and what that means. */
export function useSchedulePlan(): (jobs: readonly Job[], wanted: NewSchedule) => JobPlan {
  const text = useText();
  const dateOf = useDate();
  return (jobs, wanted) => {
    const unique = uniqueCodes();
    const date = dateOf(wanted.from);
    const results = jobs.map((job) => changeSchedule(job, wanted, unique));
    const changed = results.flatMap((result) => (result.kind === 'CHANGED' ? [result] : []));
    const count = changed.length;
    const later = changed.filter(({ until }) => until !== null).length;
    const ended = results.filter(({ kind }) => kind === 'ENDED').length;
    const planned = results.length - count - ended;
    return {
      changes: changed.flatMap(({ changes }) => changes),
      count,
      meaning: [
        ...(count > 0 ? [text('jobs.schedule.meaning', { count, date })] : []),
        ...(later > 0 ? [text('jobs.schedule.later', { count: later })] : []),
        ...(planned > 0 ? [text('jobs.schedule.planned', { count: planned })] : []),
        ...(ended > 0 ? [text('jobs.ended', { count: ended, date })] : []),
      ],
    };
  };
}
