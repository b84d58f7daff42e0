import { ApiFailure } from 'shared-contracts';
import { useApi, useDialogs, useFailureText, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { removeFace, type FaceRegistration } from '../data/faceRegistrations.ts';

/** Asks to confirm, deletes the face, and reports the outcome. */
export function useRemoveFace(onRemoved: () => void) {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();

  return async ({ employeeId, firstName, lastName }: FaceRegistration): Promise<void> => {
    const name = `${firstName} ${lastName}`;
    const isSure = await dialogs.confirm({
      title: text('registration.remove.ask', { name }),
      text: text('registration.remove.text'),
      confirm: text('registration.remove.confirm'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await removeFace(api, employeeId);
      snackbar.show({ text: text('registration.removed', { name }), intent: 'success' });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await dialogs.error({
        title: text('registration.remove.failed', { name }),
        text: failureText(failure),
      });
    }
    onRemoved();
  };
}
