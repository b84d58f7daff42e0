import { answer, type Api, type components } from 'shared-contracts';

export type TerminalDevice = components['schemas']['TerminalDevice'];
export type SignedInDevice = components['schemas']['SignedInDevice'];

/** Milliseconds between two reads of which devices were seen. */
const refetchInterval = 60_000;

export function terminalDevicesQuery(api: Api, search: string) {
  return {
    queryKey: api.query.key('/api/terminal-devices', { params: { query: { search } } }, 'pages'),
    refetchInterval,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      answer(
        api.GET('/api/terminal-devices', {
          signal,
          params: { query: search === '' ? { page: pageParam } : { page: pageParam, search } },
        }),
      ),
    getNextPageParam: (
      { totalPages }: components['schemas']['TerminalDevicePage'],
      _pages: unknown,
      page: number,
    ) => (page + 1 < totalPages ? page + 1 : undefined),
  };
}
