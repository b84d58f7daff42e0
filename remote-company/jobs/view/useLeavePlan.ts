import type { LocalDate } from 'shared-contracts';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useText } from '../../messages/useText.ts';
import { endFault, endJob } from '../rules/endJob.ts';
import type { Job } from '../rules/job.ts';
import type { JobPlan } from './JobActionDialog.tsx';
import { useDate } from './useDate.ts';

interface Leaving {
  readonly lastDay: LocalDate;
  readonly today: LocalDate;
  /** People whose accounts are closed at once. */
  readonly closing: readonly PersonEntry[];
}

/** What a last day changes, and what that means. */
export function useLeavePlan(): (jobs: readonly Job[], leaving: Leaving) => JobPlan {
  const text = useText();
  const dateOf = useDate();
  return (jobs, { lastDay, today, closing }) => {
    const ending = jobs.filter((job) => endFault(job, lastDay) === null);
    const date = dateOf(lastDay);
    const count = (test: (job: Job) => boolean) => ending.filter(test).length;
    const open = lastDay <= today ? count(({ facts }) => facts.hasOpenShift) : 0;
    const planned = count(({ facts }) =>
      facts.schedules.some(({ endDate }) => endDate === null || endDate > lastDay),
    );
    const absent = count(({ facts }) => facts.absences.some(({ endDate }) => endDate > lastDay));
    const notBegun = jobs.filter((job) => endFault(job, lastDay) === 'NOT_BEGUN').length;
    const ended = jobs.length - ending.length - notBegun;
    return {
      changes: [...ending.flatMap((job) => endJob(job, lastDay)), ...closing.map(closed)],
      count: ending.length,
      meaning: [
        ...(ending.length > 0 ? [text('jobs.leave.meaning', { count: ending.length, date })] : []),
        ...(open > 0 ? [text('jobs.leave.open', { count: open })] : []),
        ...(planned > 0 ? [text('jobs.leave.planned', { count: planned, date })] : []),
        ...(absent > 0 ? [text('jobs.leave.absent', { count: absent, date })] : []),
        ...(notBegun > 0 ? [text('jobs.leave.notBegun', { count: notBegun, date })] : []),
        ...(ended > 0 ? [text('jobs.ended', { count: ended, date })] : []),
      ],
    };
  };
}

function closed(person: PersonEntry) {
  return { section: 'people', before: person, after: { ...person, closed: true } } as const;
}
