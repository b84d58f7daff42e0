import { answer, type ApiClient, type components } from 'shared-contracts';
import type { securityQueryOf } from '../rules/securityFilter.ts';

/** The events that the filter finds, page by page. */
export function securityEventsQuery(api: ApiClient, filter: ReturnType<typeof securityQueryOf>) {
  return {
    queryKey: ['admin', 'security', filter],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      answer(
        api.GET('/api/security/events', {
          signal,
          params: { query: { ...filter, ...(pageParam === null ? {} : { before: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ next }: components['schemas']['SecurityEventPage']) => next,
  };
}
