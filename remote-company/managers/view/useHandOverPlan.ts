import type { LocalDate } from 'shared-contracts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import type { Job } from '../../jobs/rules/job.ts';
import type { JobPlan } from '../../jobs/view/JobActionDialog.tsx';
import { useText } from '../../messages/useText.ts';
import { handOver, type Handover } from '../rules/manageJob.ts';
import { managedJobOf } from '../rules/managedJobOf.ts';
import { useGapWords } from './useGapWords.ts';
import { useDate } from '../../jobs/view/useDate.ts';

interface PlannedHandover {
  readonly to: NamedEntry;
  readonly handover: Omit<Handover, 'manager'>;
  /** What lets the person approve time, if they may not yet. */
  readonly rights: readonly ChangedEntry[];
  readonly today: LocalDate;
}

/** What a handover changes, and what that means. */
export function useHandOverPlan(): (jobs: readonly Job[], planned: PlannedHandover) => JobPlan {
  const text = useText();
  const dateOf = useDate();
  const gapWords = useGapWords();
  return (jobs, { to: { code: manager, name }, handover, rights, today }) => {
    const others = jobs.filter(({ entry }) => entry.employee !== manager);
    const given = others.map((job) => ({
      ...{ job, changes: handOver(managedJobOf(job), { ...handover, manager }) },
    }));
    const changes = given.flatMap((each) => each.changes);
    const count = given.filter((each) => each.changes.length > 0).length;
    const added = count > 0 ? rights : [];
    const date = dateOf(handover.from);
    return {
      changes: [...added, ...changes],
      count,
      meaning: [
        ...(count > 0 ? [text('managers.meaning', { count, name, date })] : []),
        ...(count === 0 ? [text('managers.meaning.nothing', { name })] : []),
        ...(added.length > 0 ? [text('managers.right.meaning', { name })] : []),
        ...(others.length < jobs.length ? [text('managers.own', { name })] : []),
        ...gapWords(given, today),
      ],
    };
  };
}
