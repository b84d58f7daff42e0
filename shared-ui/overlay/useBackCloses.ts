import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** An overlay that Escape and the phone's back button close. */
export interface Closer {
  readonly close: () => void;
}

/** Open overlays, the topmost last. */
export const closersAtom = atom<readonly Closer[]>([]);

/** While `open`, the phone's back button calls `close` instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const setClosers = useSetAtom(closersAtom);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const closer = { close: () => closeNow() };
    setClosers((closers) => [...closers, closer]);
    return () => setClosers((closers) => closers.filter((each) => each !== closer));
  }, [open, setClosers]);
}
