import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { dialogRequestsAtom } from '../dialogs/dialogRequests.ts';
import { closersAtom } from '../overlay/useBackCloses.ts';

/** A form with unsaved changes. */
export interface UnsavedGuard {
  /**
   * Saves them; false if that failed and the person stays. If absent, the person can only discard.
   */
  readonly save?: (() => Promise<boolean>) | undefined;
}

export const unsavedAtom = atom<readonly UnsavedGuard[]>([]);

/**
 * While `dirty`, asks before leaving the page; with `save` the question offers saving, too. Closing
 * the tab triggers the browser's prompt.
 */
export function useUnsavedChanges(dirty: boolean, save?: () => Promise<boolean>): void {
  const setUnsaved = useSetAtom(unsavedAtom);
  const offersSave = save !== undefined;
  const saveNow = useEffectEvent(async () => (save ? save() : true));
  useEffect(() => {
    if (!dirty) return undefined;
    const guard = { save: offersSave ? () => saveNow() : undefined };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsaved((guards) => [...guards, guard]);
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      setUnsaved((guards) => guards.filter((each) => each !== guard));
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [dirty, offersSave, setUnsaved]);
}

/** Whether leaving the page now would lose no changes and close no overlay. */
export function useIsAtRest(): boolean {
  const isSaved = useAtomValue(unsavedAtom).length === 0;
  const isUncovered = useAtomValue(closersAtom).length === 0;
  const isUnasked = useAtomValue(dialogRequestsAtom).length === 0;
  return isSaved && isUncovered && isUnasked;
}
