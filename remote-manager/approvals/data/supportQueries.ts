import { answer, type ApiClient, type DateRange } from 'shared-contracts';

interface Cancellable {
  readonly signal: AbortSignal;
}

/** The statuses with which approvals begin (spec §4). */
export function defaultStatusesQuery(api: ApiClient) {
  return {
    queryKey: ['default-approval-status-filter'],
    staleTime: Infinity,
    queryFn: ({ signal }: Cancellable) =>
      answer(api.GET('/api/info/default-approval-status-filter', { signal })),
  };
}

/** How pay cycles run; it changes once in years. */
export function payCycleQuery(api: ApiClient) {
  return {
    queryKey: ['pay-cycle'],
    staleTime: 3_600_000,
    queryFn: ({ signal }: Cancellable) => answer(api.GET('/api/info/pay-cycle', { signal })),
  };
}

/** The positions that the manager approves in these days. */
export function positionsQuery(api: ApiClient, managerId: number, range: DateRange | null) {
  return {
    queryKey: ['subordinate-positions', managerId, range],
    staleTime: 300_000,
    enabled: range !== null,
    queryFn: ({ signal }: Cancellable) =>
      answer(
        api.GET('/api/employees/{id}/subordinate-positions', {
          params: {
            path: { id: managerId },
            query: range ? { fromDate: range.startDate, toDate: range.endDate } : {},
          },
          signal,
        }),
      ),
  };
}

/** The latest version of an entry, a deleted one too. @throws ApiFailure */
export function readLatestVersion(api: ApiClient, timePairId: number) {
  return answer(
    api.GET('/api/time-pairs/{id}/latest-version', { params: { path: { id: timePairId } } }),
  );
}
