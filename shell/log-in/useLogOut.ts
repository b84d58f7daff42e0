import { useState } from 'react';
import { useBusEvent, useDialogs, useFeature, useHost } from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { useText } from '../messages/useText.ts';

/**
 * Forgets the person in every tab at once; the server, and the sign-on provider if configured, are
 * told now or when reachable. First warns about unsent punches on this device: they stay, and are
 * sent when their owner logs in again.
 */
export function useLogOut(): () => Promise<void> {
  const { bus, session } = useHost();
  const { logOut } = useServices();
  const text = useText();
  const dialogs = useDialogs();
  const isEverywhere = useFeature('SAML_GLOBAL_LOGOUT');
  const [unsent, setUnsent] = useState(0);
  useBusEvent('unsent-punches', ({ employeeId, count }) => {
    if (session.kind === 'employee' && session.employeeId === employeeId) setUnsent(count);
  });

  return async () => {
    if (unsent > 0) {
      const isSure = await dialogs.confirm({
        title: text('shell.logOut.unsent', { count: unsent }),
        text: text('shell.logOut.unsent.text'),
        confirm: text('shell.logOut'),
      });
      if (!isSure) return;
    }
    const isTold = logOut.begin();
    bus.emit('session-ended', { reason: 'logged-out' });
    // From its cookie the server knows which session at the provider to end.
    if (isEverywhere && (await isTold)) location.assign('/saml/logout');
  };
}
