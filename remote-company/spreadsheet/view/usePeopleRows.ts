import { deviceTimeZone, useApi, useToday } from 'shared-ui';
import type { ListRows } from '../../entries/view/DownloadEntries.tsx';
import { useText } from '../../messages/useText.ts';
import { readKnownCompany } from '../data/readList.ts';
import { peopleList } from '../rules/peopleList.ts';

/** People as a list that can be changed in a spreadsheet and imported again. */
export function usePeopleRows(): ListRows {
  const api = useApi();
  const text = useText();
  const today = useToday(deviceTimeZone());
  return async (numbers, signal) =>
    peopleList(await readKnownCompany(api, today, signal), {
      numbers,
      heading: (field) => text(`sheet.field.${field}`),
      role: (role) => text(`sheet.role.${role}`),
    });
}
