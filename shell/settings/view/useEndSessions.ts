import { useApi } from 'shared-ui';
import { useAction } from '../../actions/useAction.ts';
import { endOtherSessions, endSession } from '../data/saveSettings.ts';
import { useSettingsText } from '../messages/useSettingsText.ts';

/** One of the person's sessions, on a device; or all others. */
type Ended = { readonly id: number; readonly device: string } | 'others';

/** Asks, then ends one of the person's sessions or all others; confirms with a snackbar. */
export function useEndSessions() {
  const api = useApi();
  const text = useSettingsText();
  return useAction({
    act: (ended: Ended) => (ended === 'others' ? endOtherSessions(api) : endSession(api, ended.id)),
    reads: ['/api/sessions'],
    ask: (ended) =>
      ended === 'others'
        ? {
            title: text('sessions.endOthers.title'),
            text: text('sessions.endOthers.text'),
            confirm: text('sessions.endOthers'),
          }
        : {
            title: text('sessions.end.title'),
            text: text('sessions.end.text', { device: ended.device }),
            confirm: text('sessions.end'),
          },
    said: (ended) => text(ended === 'others' ? 'sessions.endedOthers' : 'sessions.ended'),
    // It has ended by itself in the meantime.
    isSilent: ({ code }) => code === 'NOT_FOUND',
  });
}
