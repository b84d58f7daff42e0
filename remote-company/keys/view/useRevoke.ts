import type { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { endKey, keysPath, type ApiKey } from '../data/keyCalls.ts';

/** Revokes a key after a question that says what it means. */
export function useRevoke() {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: ApiKey) => endKey(api, id),
    onSuccess: (_, { name }) =>
      snackbar.show({ intent: 'success', text: text('keys.revoked', { name }) }),
    onError: (failure: ApiFailure) =>
      snackbar.show({ intent: 'error', text: failureText(failure) }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.query.key(keysPath) }),
  });
  return {
    revokingId: isPending ? variables.id : null,
    async ask(key: ApiKey): Promise<void> {
      const isSure = await dialogs.confirm({
        title: text('keys.revoke.title', { name: key.name }),
        text: text('keys.revoke.text'),
        confirm: text('keys.revoke'),
        danger: true,
      });
      if (isSure) mutate(key);
    },
  };
}
