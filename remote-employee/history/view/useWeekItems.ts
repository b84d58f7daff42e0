import { useMemo } from 'react';
import { useEmployeeSession } from 'shared-ui';
import { weekItems, type HistoryItem, type WeekSums } from '../rules/historyItems.ts';
import type { Cycle } from './useCycle.ts';

/** The entries under their weeks, as the person's weeks begin. */
export function useWeekItems(
  { pairs, hasMore }: Cycle,
  open: ReadonlySet<number>,
  { now, isAdjusted }: Pick<WeekSums, 'now' | 'isAdjusted'>,
): HistoryItem[] {
  const { configuration } = useEmployeeSession();
  const { startOfWeek } = configuration;
  return useMemo(
    () => weekItems(pairs, open, { startOfWeek, isComplete: !hasMore, isAdjusted, now }),
    [pairs, open, startOfWeek, hasMore, isAdjusted, now],
  );
}
