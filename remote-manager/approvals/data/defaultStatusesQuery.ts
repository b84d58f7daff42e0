import { answer, type ApiClient } from 'shared-contracts';

/** The statuses with which approvals begin (spec §4). */
export function defaultStatusesQuery(api: ApiClient) {
  return {
    queryKey: ['default-approval-status-filter'],
    staleTime: Infinity,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.GET('/api/info/default-approval-status-filter', { signal })),
  };
}
