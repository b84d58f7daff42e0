import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, type OperationKey, type paths } from 'shared-contracts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
    /** No key is written by hand: `useApi().query` makes them. */
    queryKey: OperationKey;
    /** The last answer is kept on the device, for its owner, to start without network. */
    queryMeta: { readonly isKeptOnDevice?: boolean };
  }
}

/** What is read anew whenever a page shows it. */
const alwaysRead: ReadonlySet<unknown> = new Set<keyof paths>([
  '/api/employees/{id}/subordinatesById',
  '/api/time-pairs/{id}/corrections',
  '/api/time-pairs/{id}/latest-version',
  '/api/time-pairs/{sub}/active-shift',
]);

/** For how many milliseconds an answer of the operation counts as new: the company's setup for an hour. */
function freshFor(operation: unknown): number {
  if (alwaysRead.has(operation)) return 0;
  return String(operation).startsWith('/api/info/') ? 3_600_000 : 30_000;
}

/**
 * The one cache of answers; the shell makes it for each session. Within about a second after the
 * first failure a page knows that it has failed, and says so in the place of its skeleton.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** A refusal and a fault of the page stay; no answer or a 5xx may pass, but what hung was waited for. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure) || failure.code === 'PAGE_FAULT') return false;
  if (failure.cause instanceof DOMException && failure.cause.name === 'TimeoutError') return false;
  return failure.status === undefined || failure.status >= 500;
}
