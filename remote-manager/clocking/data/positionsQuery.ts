import { answer, type ApiClient } from 'shared-contracts';

/** The positions on which the manager approves time today. */
export function positionsQuery(api: ApiClient, managerId: number) {
  return {
    queryKey: ['positions-to-clock', managerId],
    staleTime: 60_000,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/employees/{id}/subordinate-positions', {
          signal,
          params: { path: { id: managerId }, query: {} },
        }),
      ),
  };
}
