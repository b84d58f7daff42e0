import { useMemo } from 'react';
import { entriesWithOutcomes, withOutcomes } from '../rules/outcomes.ts';
import type { useApprovals } from './useApprovals.ts';
import { useEntries } from './useEntries.ts';
import { useEntryRows } from './useEntryRows.ts';
import { useOutcomes } from './useOutcomes.ts';
import { useUnworked } from './useUnworked.ts';

/** People, and the time of the expanded ones, with the outcomes of decisions. */
export function useShownTime(
  { filter, groups: people }: Pick<ReturnType<typeof useApprovals>, 'filter' | 'groups'>,
  open: ReadonlySet<number>,
) {
  const { outcomes, setOutcomes } = useOutcomes(filter);
  const read = useEntries(filter, open);
  const { unworked, failed: failedUnworked } = useUnworked(filter, people, open);
  const { entryRows, hasFailed: lacksRows, retry } = useEntryRows(open.size > 0);
  const groups = useMemo(() => withOutcomes(people, outcomes), [people, outcomes]);
  const failed = useMemo(
    () => new Set([...read.failed, ...failedUnworked, ...(lacksRows ? open : [])]),
    [read.failed, failedUnworked, lacksRows, open],
  );
  const entries = useMemo(
    () => entriesWithOutcomes(read.entries, outcomes),
    [read.entries, outcomes],
  );
  return {
    groups,
    /** As the server has them. */
    read: read.entries,
    entries,
    unworked,
    failed,
    outcomes,
    setOutcomes,
    /** The components of the rows; null until they are loaded. */
    entryRows,
    retryRows: retry,
  };
}
