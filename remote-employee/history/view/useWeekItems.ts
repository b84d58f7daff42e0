import { useMemo } from 'react';
import { useEmployeeSession } from 'shared-ui';
import type { Sorting } from '../data/timePairsQuery.ts';
import { tableItems, weekItems, type HistoryItem, type WeekSums } from '../rules/historyItems.ts';
import type { Cycle } from './useCycle.ts';

/** The entries grouped by the person's weeks; ungrouped in any order other than by day. */
export function useWeekItems(
  { pairs, hasMore, countsAll }: Cycle,
  sortedBy: Sorting['by'],
  open: ReadonlySet<number>,
  { now, isAdjusted }: Pick<WeekSums, 'now' | 'isAdjusted'>,
): HistoryItem[] {
  const { configuration } = useEmployeeSession();
  const { startOfWeek } = configuration;
  return useMemo(
    () =>
      sortedBy === 'startDate'
        ? weekItems(pairs, open, {
            startOfWeek,
            isComplete: !hasMore,
            isAdjusted,
            countsAll,
            now,
          })
        : tableItems(pairs, open),
    [pairs, sortedBy, open, startOfWeek, hasMore, isAdjusted, countsAll, now],
  );
}
