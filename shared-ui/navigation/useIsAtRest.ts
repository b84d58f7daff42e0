import { useAtomValue } from 'jotai';
import { dialogRequestsAtom } from '../dialogs/dialogRequests.ts';
import { closersAtom, unsavedAtom } from './guards.ts';

/** Whether nothing unsaved would be lost, and nothing open torn away, by leaving the page now. */
export function useIsAtRest(): boolean {
  const isSaved = useAtomValue(unsavedAtom).length === 0;
  const isUncovered = useAtomValue(closersAtom).length === 0;
  const isUnasked = useAtomValue(dialogRequestsAtom).length === 0;
  return isSaved && isUncovered && isUnasked;
}
