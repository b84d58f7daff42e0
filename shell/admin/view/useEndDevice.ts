import { answer } from 'shared-contracts';
import { useApi } from 'shared-ui';
import { useAction } from '../../actions/useAction.ts';
import type { SignedInDevice } from '../data/terminalQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';

/** Asks, then signs a device out; warns about punches that it has not sent. */
export function useEndDevice(name: string) {
  const api = useApi();
  const text = useAdminText();
  return useAction({
    act: ({ id }: SignedInDevice) =>
      answer(api.POST('/api/terminal-devices/{id}/end-session', { params: { path: { id } } })),
    reads: ['/api/terminal-devices'],
    ask: ({ queueLength }) => ({
      title: text('terminals.end.title', { name }),
      text: queueLength
        ? text('terminals.end.textWaiting', { count: queueLength })
        : text('terminals.end.text'),
      confirm: text('terminals.end'),
      danger: true,
    }),
    said: () => text('terminals.end.done', { name }),
  });
}
