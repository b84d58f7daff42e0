import { useMemo } from 'react';
import type { DateRange } from 'shared-contracts';
import { useApi, useEmployeeSession, useInfiniteQuery } from 'shared-ui';
import { timePairsQuery, type Sorting } from '../data/timePairsQuery.ts';
import { eachOnce } from '../rules/historyItems.ts';

/** The time pairs of a pay cycle, as many pages as were asked for. */
export function useCycle(range: DateRange, sorting: Sorting) {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const query = useInfiniteQuery({
    ...timePairsQuery(api, employeeId, range, sorting),
    // Another order comes in place of the one before.
    placeholderData: (before) => before,
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const pairs = useMemo(
    () => eachOnce((data?.pages ?? []).flatMap(({ contents }) => contents)),
    [data],
  );
  const totals = data?.pages[0];
  return {
    range,
    pairs,
    isKnown: data !== undefined,
    failure: error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    /** Does nothing while a page is on its way. */
    fetchMore: () => {
      if (hasNextPage && !query.isFetching) void fetchNextPage();
    },
    /** Seconds of the whole cycle that are worked, and planned. */
    worked: totals?.totalDuration ?? 0,
    planned: (totals?.expectedMinuteDuration ?? 0) * 60,
  };
}

export type Cycle = ReturnType<typeof useCycle>;
