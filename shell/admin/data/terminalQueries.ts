import {
  answer,
  numberedPages,
  type Api,
  type components,
  type PageRequest,
} from 'shared-contracts';

export type TerminalDevice = components['schemas']['TerminalDevice'];
export type SignedInDevice = components['schemas']['SignedInDevice'];

/** Milliseconds between two reads of which devices were seen. */
const refetchInterval = 60_000;

export function terminalDevicesQuery(api: Api, search: string) {
  return {
    queryKey: api.query.key('/api/terminal-devices', { params: { query: { search } } }, 'pages'),
    refetchInterval,
    ...numberedPages,
    queryFn: ({ pageParam, signal }: PageRequest) =>
      answer(
        api.GET('/api/terminal-devices', {
          signal,
          params: { query: search === '' ? { page: pageParam } : { page: pageParam, search } },
        }),
      ),
  };
}
