import { useCallback, useMemo, useState } from 'react';
import { filterPayload, noFilter, type TimeFilter } from 'shared-time';
import type { TimePairsFilter } from '../data/timePairsQuery.ts';

/** The filter of My History: the choice, and the server's query parameters. */
export function useHistoryFilter() {
  const [filter, setFilter] = useState<TimeFilter>(noFilter);
  const { statuses, values } = filter;
  const asked: TimePairsFilter = useMemo(
    () => ({
      ...(statuses.length > 0 ? { approvalStatus: [...statuses] } : {}),
      ...filterPayload(values),
    }),
    [statuses, values],
  );
  const hidesTime = statuses.length > 0 || values.length > 0;
  return {
    filter,
    asked,
    /** Some time of these days is hidden. */
    hidesTime,
    isNarrowed: hidesTime || filter.range !== null,
    change: (change: Partial<TimeFilter>) => setFilter((before) => ({ ...before, ...change })),
    reset: useCallback(() => setFilter(noFilter), []),
  };
}

export type HistoryFilter = ReturnType<typeof useHistoryFilter>;
