import { answer, ApiFailure } from 'shared-contracts';
import { useApi, useFailureText, useHost, useSnackbar } from 'shared-ui';

/** Ends the session on the server and in every tab; without an answer it stays, and says so. */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const { bus } = useHost();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  return async () => {
    try {
      await answer(api.POST('/api/session/logout'));
      bus.emit('session-ended', { reason: 'logged-out' });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    }
  };
}
