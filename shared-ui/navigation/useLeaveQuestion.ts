import { useStore } from 'jotai';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { leaveAtom, type LeaveGuard } from './guards.ts';
import { leaveBy } from './leaveBy.ts';

/**
 * While the page is shown, every way off it asks the page: back, forward, and an address that is
 * typed. Wherever that pointed, `left` says where it leads. Returns the same way for a button.
 * Closing the tab and reloading do not ask: a device that nobody attends must be able to start anew.
 */
export function useLeaveQuestion(question: LeaveGuard): () => Promise<void> {
  const store = useStore();
  const ask = useEffectEvent(question.ask);
  const left = useEffectEvent(question.left);
  useEffect(() => {
    store.set(leaveAtom, { ask: () => ask(), left: () => left() });
    return () => store.set(leaveAtom, null);
  }, [store]);
  return useCallback(() => leaveBy(store), [store]);
}
