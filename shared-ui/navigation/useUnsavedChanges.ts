import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { unsavedAtom } from './guards.ts';

/**
 * While `dirty`, leaving the page asks first; with `save` the question offers saving, too. Closing
 * the tab makes the browser ask.
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
