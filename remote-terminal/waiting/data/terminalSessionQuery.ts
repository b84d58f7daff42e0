import { answer, type ApiClient } from 'shared-contracts';

/** Asked every 30 s: tells whether the server answers and the terminal is still signed in. */
export function terminalSessionQuery(api: ApiClient) {
  return {
    queryKey: ['terminal-session'],
    refetchInterval: 30_000,
    refetchIntervalInBackground: true,
    retry: false,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.GET('/api/terminal/session', { signal })),
  };
}
