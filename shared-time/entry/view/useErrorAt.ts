import type { DraftFault } from '../rules/checkDraft.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useFaultText } from './useFaultText.ts';

/** A field's error message; null if there is none. */
export function useErrorAt({ shownFaults, timeZone }: EntryForm) {
  const faultText = useFaultText(timeZone);
  return (field: DraftFault['field']): string | null => {
    const fault = shownFaults.find((each) => each.field === field);
    return fault ? faultText(fault) : null;
  };
}
