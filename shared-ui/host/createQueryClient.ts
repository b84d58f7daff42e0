import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, type OperationKey, type paths } from 'shared-contracts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
    /** Keys are never written by hand: `useApi().query` creates them. */
    queryKey: OperationKey;
    /** The last response is stored on the device, for its owner, to start offline. */
    queryMeta: { readonly isKeptOnDevice?: boolean };
  }
}

/** Refetched whenever a page shows it. */
const alwaysRead: ReadonlySet<unknown> = new Set<keyof paths>([
  '/api/employees/{id}/subordinatesById',
  '/api/time-pairs/{id}/corrections',
  '/api/time-pairs/{id}/latest-version',
  '/api/time-pairs/{sub}/active-shift',
]);

/** Milliseconds for which a response of the operation is fresh: an hour for the company's setup. */
function freshFor(operation: unknown): number {
  if (alwaysRead.has(operation)) return 0;
  return String(operation).startsWith('/api/info/') ? 3_600_000 : 30_000;
}

/**
 * The one query cache; the shell creates it for each session. About a second after the first
 * failure, a page knows it and shows it instead of its skeleton.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ({ queryKey: [operation] }) => freshFor(operation),
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, failure) => count < 2 && mayPass(failure),
        retryDelay: (count) => 300 * (count + 1),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  refetchOutdatedFirstAnswers(client);
  return client;
}

/**
 * Invalidating a query reuses its first fetch while that is in flight, so an answer read before the
 * change would count as fresh. Such a query is invalidated once more when its answer arrives.
 */
function refetchOutdatedFirstAnswers(client: QueryClient): void {
  const outdated = new Set<string>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryHash, state } = event.query;
    if (event.action.type === 'invalidate' && state.status === 'pending') outdated.add(queryHash);
    if (event.action.type === 'success' && outdated.delete(queryHash))
      void client.invalidateQueries({ predicate: (query) => query.queryHash === queryHash });
  });
}

/**
 * A refusal or a fault of the page is permanent; no response or a 5xx may be temporary, but a
 * request that hung has waited long enough.
 */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure) || failure.code === 'PAGE_FAULT') return false;
  if (failure.cause instanceof DOMException && failure.cause.name === 'TimeoutError') return false;
  return failure.status === undefined || failure.status >= 500;
}
