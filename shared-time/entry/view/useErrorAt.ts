import type { DraftFault } from '../rules/checkDraft.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useFaultText } from './useFaultText.ts';

/** What is wrong with a field, in words; null where nothing is. */
export function useErrorAt({ shownFaults, timeZone }: EntryForm) {
  const faultText = useFaultText(timeZone);
  return (field: DraftFault['field']): string | null => {
    const fault = shownFaults.find((each) => each.field === field);
    return fault ? faultText(fault) : null;
  };
}
