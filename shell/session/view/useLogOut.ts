import { useState } from 'react';
import { answer, ApiFailure } from 'shared-contracts';
import { useApi, useBusEvent, useDialogs, useFailureText, useHost, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/**
 * Ends the session on the server and in every tab; without an answer it stays, and says so. Punches
 * that wait on this device are told of first: they stay, and are sent when their owner logs in again.
 */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const { bus, session } = useHost();
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
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
    try {
      await answer(api.POST('/api/session/logout'));
      bus.emit('session-ended', { reason: 'logged-out' });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    }
  };
}
