import { useState } from 'react';
import { useBusEvent, useDialogs, useFeature, useHost } from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { useText } from '../messages/useText.ts';

/**
 * The page forgets the person at once, in every tab; the server is told now or when it is back, and
 * the sign-on provider where the company wants it so. Of
 * punches that wait on this device is told first: they stay, and are sent when their owner logs in
 * again.
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
    // The server knows by its cookie which session at the provider is to end with this one.
    if (isEverywhere && (await isTold)) location.assign('/saml/logout');
  };
}
