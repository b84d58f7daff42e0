import type { ApiFailure } from 'shared-contracts';
import { useApi, useMutation, useQueryClient, useSnackbar } from 'shared-ui';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { givePassword, type PasswordOrder } from '../data/terminalCalls.ts';

interface Owner {
  /** The terminal's number on the server. */
  readonly id: number;
  readonly name: string;
}

/** Gives a terminal a password; `onDone` is called if it was typed and is not to be shown. */
export function useGivePassword({ id, name }: Owner, onDone: () => void) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  return useMutation<{ readonly password: string | null }, ApiFailure, PasswordOrder>({
    mutationFn: (order) => givePassword(api, id, order),
    gcTime: 0,
    onSuccess: ({ password }) => {
      if (password !== null) return;
      snackbar.show({ intent: 'success', text: text('terminals.password.done', { name }) });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.query.key(entriesPath) }),
  });
}
