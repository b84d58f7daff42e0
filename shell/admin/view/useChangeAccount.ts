import { useApi } from 'shared-ui';
import { changeAccount, type Account, type AccountAction } from '../data/accountQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useAction } from '../../actions/useAction.ts';

interface Wanted {
  readonly account: Account;
  readonly action: AccountAction;
}

/**
 * Asks, then ends sessions, resets passkeys, or closes or opens the account; confirms with a
 * snackbar.
 */
export function useChangeAccount() {
  const api = useApi();
  const text = useAdminText();
  return useAction({
    act: ({ account, action }: Wanted) => changeAccount(api, account.employeeId, action),
    reads: ['/api/accounts'],
    ask: ({ account, action }) => ({
      title: text(`account.${action}.title`, { name: nameOf(account) }),
      text: text(`account.${action}.text`),
      confirm: text(`account.${action}`),
      danger: action === 'close' || action === 'reset-passkeys',
    }),
    said: ({ account, action }) => text(`account.${action}.done`, { name: nameOf(account) }),
  });
}

export function nameOf({ firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`;
}
