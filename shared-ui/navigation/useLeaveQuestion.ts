import { atom, useStore } from 'jotai';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { AppStore } from '../host/UiProvider.tsx';

/** A page that is not left without its own question, though nothing of it would be lost. */
export interface LeaveGuard {
  /** Asks, and does what leaving means; false when the person stays. */
  readonly ask: () => Promise<boolean>;
  /** Leads on from there, once nothing holds the page any more. */
  readonly left: () => void;
}

export const leaveAtom = atom<LeaveGuard | null>(null);

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

const asking = new WeakSet<AppStore>();

/** Asks the page that holds on to itself, once at a time; with a yes it leads on. */
export async function leaveBy(store: AppStore): Promise<void> {
  const guard = store.get(leaveAtom);
  if (guard === null || asking.has(store)) return;
  asking.add(store);
  try {
    if (!(await guard.ask())) return;
    store.set(leaveAtom, null);
    guard.left();
  } finally {
    asking.delete(store);
  }
}
