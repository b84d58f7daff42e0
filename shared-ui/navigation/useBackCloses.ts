import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { closersAtom } from './guards.ts';

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
