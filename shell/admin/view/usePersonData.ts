import { answer, type ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import type { Account } from '../data/accountQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { nameOf } from './useChangeAccount.ts';

/** Gives everything that is kept of a person as a file, and erases somebody who has left. */
export function usePersonData(account: Account) {
  const api = useApi();
  const text = useAdminText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const name = nameOf(account);
  const params = { path: { id: account.employeeId } };
  const onError = (failure: ApiFailure) =>
    snackbar.show({ text: failureText(failure), intent: 'error' });
  const exporting = useMutation({
    mutationFn: () => answer(api.GET('/api/accounts/{id}/personal-data', { params })),
    onSuccess: (data) => {
      const content = new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' });
      saveFile({ name: `person-${account.employeeId}.json`, content });
    },
    onError,
  });
  const erasing = useMutation({
    mutationFn: () => answer(api.POST('/api/accounts/{id}/erasure', { params })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.query.key('/api/accounts') });
      snackbar.show({ text: text('account.erase.done', { name }), intent: 'success' });
    },
    onError,
  });

  async function erase(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('account.erase.title', { name }),
      text: text('account.erase.text'),
      confirm: text('account.erase'),
      danger: true,
    });
    if (isSure) erasing.mutate();
  }
  return { exportAll: () => exporting.mutate(), erase: () => void erase() };
}
