import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from 'shared-contracts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
    /** The last answer is kept on the device, for its owner, to start without network. */
    queryMeta: { readonly isKeptOnDevice?: boolean };
  }
}

/** The one cache of answers; the shell makes it for each session. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, failure) => count < 2 && mayPass(failure),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** What the server refused it will refuse again; no answer or a 5xx may pass. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.status === undefined || failure.status >= 500;
}
