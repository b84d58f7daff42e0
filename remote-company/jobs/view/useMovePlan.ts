import { useText } from '../../messages/useText.ts';
import { uniqueCodes, type Job } from '../rules/job.ts';
import { isFollowed, mayMove, moveJob, type Move } from '../rules/moveJob.ts';
import type { JobPlan } from './JobActionDialog.tsx';
import { useDate } from './useDate.ts';

/** What a move changes, and what that means. */
export function useMovePlan(): (jobs: readonly Job[], move: Move) => JobPlan {
  const text = useText();
  const dateOf = useDate();
  return (jobs, move) => {
    const moved = jobs.filter((job) => mayMove(job, move));
    const followed = moved.filter((job) => isFollowed(job, move));
    const date = dateOf(move.from);
    const [ended, atOnce] = [jobs.length - moved.length, moved.length - followed.length];
    const open = moved.filter(({ facts }) => facts.hasOpenShift).length;
    const planned = followed.filter((job) => hasPlans(job, move)).length;
    const unique = uniqueCodes();
    return {
      changes: moved.flatMap((job) => moveJob(job, move, unique)),
      count: moved.length,
      meaning: [
        ...(atOnce > 0 ? [text('jobs.move.atOnce', { count: atOnce })] : []),
        ...(atOnce > 0 && open > 0 ? [text('jobs.move.open', { count: open })] : []),
        ...(followed.length > 0
          ? [text('jobs.move.followed', { count: followed.length, date }), text('jobs.move.groups')]
          : []),
        ...(planned > 0 ? [text('jobs.move.planned', { count: planned, date })] : []),
        ...(ended > 0 ? [text('jobs.ended', { count: ended, date })] : []),
      ],
    };
  };
}

/** Whether managers planned days after the move, which no file can take along. */
function hasPlans({ facts }: Job, { from }: Move): boolean {
  return facts.schedules.some(
    ({ code, endDate }) => code === null && (endDate === null || endDate >= from),
  );
}
