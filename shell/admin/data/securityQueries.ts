import { answer, type Api, type components } from 'shared-contracts';
import type { securityQueryOf } from '../rules/securityFilter.ts';

const path = '/api/security/events';

/** The events that match the filter, page by page. */
export function securityEventsQuery(api: Api, filter: ReturnType<typeof securityQueryOf>) {
  return {
    queryKey: api.query.key(path, { params: { query: filter } }, 'pages'),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      answer(
        api.GET(path, {
          signal,
          params: { query: { ...filter, ...(pageParam === null ? {} : { before: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ next }: components['schemas']['SecurityEventPage']) => next,
  };
}
