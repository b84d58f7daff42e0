import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, components } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useEmployeeSession,
  useFailureText,
  useHost,
  useMutation,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { saveConfiguration } from '../../session/data/saveConfiguration.ts';

/** Asks, then saves the configuration. */
export function useSaveConfiguration(chosen: components['schemas']['UserConfiguration']) {
  const api = useApi();
  const text = useText();
  const failureText = useFailureText();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const { refreshSession } = useSessionControl();
  const { employeeId } = useEmployeeSession();
  const [saved, setSaved] = useState(0);
  const save = useMutation({
    mutationFn: async () => {
      await saveConfiguration(api, employeeId, chosen);
      await refreshSession('employee');
      bus.emit('configuration-updated', { employeeId });
    },
    onSuccess: () => setSaved((count) => count + 1),
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
  });
  // Announced after the page has changed its language.
  const sayThatItIsSaved = useEffectEvent(() => {
    snackbar.show({ text: text('shell.settings.saved'), intent: 'success' });
  });
  useEffect(() => {
    if (saved > 0) sayThatItIsSaved();
  }, [saved]);

  async function askAndSave(): Promise<boolean> {
    const isSure = await dialogs.confirm({
      title: text('shell.settings.confirm.title'),
      text: text('shell.settings.confirm.text'),
      confirm: text('shell.settings.save'),
    });
    if (!isSure) return false;
    return save.mutateAsync().then(
      () => true,
      () => false,
    );
  }

  return { isSaving: save.isPending, askAndSave };
}
