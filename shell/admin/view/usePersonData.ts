import { answer } from 'shared-contracts';
import { useApi } from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import type { Account } from '../data/accountQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useAction } from '../../actions/useAction.ts';
import { nameOf } from './useChangeAccount.ts';

/** Exports all data about a person as a file, and erases a person who has left. */
export function usePersonData(account: Account) {
  const api = useApi();
  const text = useAdminText();
  const name = nameOf(account);
  const params = { path: { id: account.employeeId } };
  const exporting = useAction({
    act: () => answer(api.GET('/api/accounts/{id}/personal-data', { params })),
    onDone: (data) => {
      const content = new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' });
      saveFile({ name: `person-${account.employeeId}.json`, content });
    },
  });
  const erasing = useAction({
    act: () => answer(api.POST('/api/accounts/{id}/erasure', { params })),
    reads: ['/api/accounts'],
    ask: () => ({
      title: text('account.erase.title', { name }),
      text: text('account.erase.text'),
      confirm: text('account.erase'),
      danger: true,
    }),
    said: () => text('account.erase.done', { name }),
  });
  return { exportAll: () => exporting.start(), erase: () => erasing.start() };
}
