import { deviceTimeZone, later, useApi, useToday } from 'shared-ui';
import type { ListRows } from '../../entries/view/EntriesCsv.tsx';
import { useText } from '../../messages/useText.ts';

const reader = later(
  async () => (await import('../data/readPeopleRows.ts')).readPeopleRows,
  'only when wanted',
);

/** People as a list that can be changed in a spreadsheet and imported again. */
export function usePeopleRows(): ListRows {
  const api = useApi();
  const text = useText();
  const today = useToday(deviceTimeZone());
  return async (numbers, signal) => {
    const readPeopleRows = await reader.load();
    return readPeopleRows(api, {
      ...{ today, signal, numbers },
      heading: (field) => text(`sheet.field.${field}`),
      role: (role) => text(`sheet.role.${role}`),
    });
  };
}
