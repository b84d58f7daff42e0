import { useMemo } from 'react';
import { asksForUncounted, type DateRange } from 'shared-contracts';
import { useApi, useEmployeeSession, useInfiniteQuery } from 'shared-ui';
import { timePairsQuery, type Sorting, type TimePairsFilter } from '../data/timePairsQuery.ts';
import { eachOnce } from '../rules/historyItems.ts';

/** The time pairs of these days that match the filter, as many pages as were requested. */
export function useCycle(range: DateRange, sorting: Sorting, filter: TimePairsFilter) {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const query = useInfiniteQuery({
    ...timePairsQuery(api, employeeId, range, sorting, filter),
    // A new order replaces the previous one once loaded.
    placeholderData: (before) => before,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const pairs = useMemo(
    () => eachOnce((data?.pages ?? []).flatMap(({ contents }) => contents)),
    [data],
  );
  const totals = data?.pages[0];
  return {
    range,
    pairs,
    isKnown: data !== undefined,
    /** Shows the previous query's data while the current one is in flight. */
    isChanging: query.isPlaceholderData,
    failure: error,
    /** Time of the response, in epoch milliseconds; 0: never. */
    answeredAt: query.dataUpdatedAt,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isFetching,
    /** Does nothing while a page is in flight. */
    fetchMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    /** The filter only matches uncounted time: its totals are of what is shown. */
    countsAll: asksForUncounted(filter.approvalStatus ?? []),
    /** Seconds of all matches: clocked, adjusted, and planned. */
    worked: totals?.totalDuration ?? 0,
    adjusted: totals?.totalAdjustedDuration ?? 0,
    planned: (totals?.expectedMinuteDuration ?? 0) * 60,
  };
}

export type Cycle = ReturnType<typeof useCycle>;
