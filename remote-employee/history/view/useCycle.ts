import { useMemo } from 'react';
import { asksForUncounted, type DateRange } from 'shared-contracts';
import { useApi, useEmployeeSession, useInfiniteQuery } from 'shared-ui';
import { timePairsQuery, type Sorting, type TimePairsFilter } from '../data/timePairsQuery.ts';
import { eachOnce } from '../rules/historyItems.ts';

/** The time pairs of these days that the filter finds, as many pages as were asked for. */
export function useCycle(range: DateRange, sorting: Sorting, filter: TimePairsFilter) {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const query = useInfiniteQuery({
    ...timePairsQuery(api, employeeId, range, sorting, filter),
    // Another order comes in place of the one before.
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
    /** What is here was asked for before; what is asked for now is on its way. */
    isChanging: query.isPlaceholderData,
    failure: error,
    /** When the server said so, in epoch milliseconds; 0 for never. */
    answeredAt: query.dataUpdatedAt,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isFetching,
    /** Does nothing while a page is on its way. */
    fetchMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    /** Only time that counts in no sum is asked for: its sums are of what is shown. */
    countsAll: asksForUncounted(filter.approvalStatus ?? []),
    /** Seconds of all that was found: clocked, by the company's rules, and planned. */
    worked: totals?.totalDuration ?? 0,
    adjusted: totals?.totalAdjustedDuration ?? 0,
    planned: (totals?.expectedMinuteDuration ?? 0) * 60,
  };
}

export type Cycle = ReturnType<typeof useCycle>;
