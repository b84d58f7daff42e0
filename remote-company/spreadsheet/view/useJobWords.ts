import { useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { CheckedRow } from '../rules/checkList.ts';

/** What the list says about the job of a row: `Nurse · East wing · from Fri 3 Apr 2026`. */
export function useJobWords(): (row: CheckedRow) => string {
  const text = useText();
  const formats = useUserFormats();
  return ({ values, position, startDate, endDate, job }) => {
    const usual = position !== null && 'newName' in position ? position.newName : undefined;
    return [
      values.position ?? usual ?? job?.description,
      values.site,
      values.costCenter,
      startDate === null
        ? undefined
        : text('sheet.people.from', { day: formats.day(startDate, true) }),
      endDate === null
        ? undefined
        : text('sheet.people.until', { day: formats.day(endDate, true) }),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  };
}
