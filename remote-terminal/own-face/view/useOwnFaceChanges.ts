import { ApiFailure } from 'shared-contracts';
import { useApi, useDialogs, useFailureText, useMutation, useSnackbar } from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import { agreeToOwnFace, exportOwnFace, removeOwnFace } from '../data/ownFace.ts';

/** What a person can do with their face data; the state is refetched afterwards. */
export function useOwnFaceChanges(employeeId: number, refetch: () => Promise<unknown>) {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const change = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (failure) =>
      dialogs.error({
        title: text('ownFace.failed'),
        text: failure instanceof ApiFailure ? failureText(failure) : '',
      }),
    onSettled: refetch,
  });

  async function askAndRemove(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('ownFace.remove.ask'),
      text: text('ownFace.remove.text'),
      confirm: text('ownFace.remove'),
      danger: true,
    });
    if (!isSure) return;
    change.mutate(async () => {
      await removeOwnFace(api, employeeId);
      snackbar.show({ text: text('ownFace.removed'), intent: 'success' });
    });
  }

  return {
    isChanging: change.isPending,
    agree: (version: number) => change.mutate(() => agreeToOwnFace(api, employeeId, version)),
    askAndRemove,
    exportData: () =>
      change.mutate(async () =>
        saveFile({ name: 'face.json', content: await exportOwnFace(api, employeeId) }),
      ),
  };
}
