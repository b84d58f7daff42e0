import { answer, type ApiClient } from 'shared-contracts';

/** How pay cycles run; it changes once in years. */
export function payCycleQuery(api: ApiClient) {
  return {
    queryKey: ['pay-cycle'],
    meta: { isKeptOnDevice: true },
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.GET('/api/info/pay-cycle', { signal })),
    staleTime: 3_600_000,
  };
}
