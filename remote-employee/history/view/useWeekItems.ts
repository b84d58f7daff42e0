import { useMemo } from 'react';
import type { Instant } from 'shared-contracts';
import { useEmployeeSession } from 'shared-ui';
import { weekItems, type HistoryItem } from '../rules/historyItems.ts';
import type { Cycle } from './useCycle.ts';

/** The entries under their weeks, as the person's weeks begin. */
export function useWeekItems(
  { pairs, hasMore }: Cycle,
  open: ReadonlySet<number>,
  now: Instant,
): HistoryItem[] {
  const { configuration } = useEmployeeSession();
  const { startOfWeek } = configuration;
  return useMemo(
    () => weekItems(pairs, open, { startOfWeek, isComplete: !hasMore, now }),
    [pairs, open, startOfWeek, hasMore, now],
  );
}
