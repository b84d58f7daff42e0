import type { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { changeAccount, type Account, type AccountAction } from '../data/accountQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';

interface Wanted {
  readonly account: Account;
  readonly action: AccountAction;
}

/** Asks, then ends a person's sessions, resets the passkeys, or closes or opens the account, and says so. */
export function useChangeAccount() {
  const api = useApi();
  const text = useAdminText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ account, action }: Wanted) => changeAccount(api, account.employeeId, action),
    onSuccess: async (_, { account, action }) => {
      await queryClient.invalidateQueries({ queryKey: api.query.key('/api/accounts') });
      const name = nameOf(account);
      snackbar.show({ text: text(`account.${action}.done`, { name }), intent: 'success' });
    },
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
  });
  return {
    isPending: mutation.isPending,
    change: async (account: Account, action: AccountAction) => {
      const isSure = await dialogs.confirm({
        title: text(`account.${action}.title`, { name: nameOf(account) }),
        text: text(`account.${action}.text`),
        confirm: text(`account.${action}`),
        danger: action === 'close' || action === 'reset-passkeys',
      });
      if (isSure) mutation.mutate({ account, action });
    },
  };
}

export function nameOf({ firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`;
}
