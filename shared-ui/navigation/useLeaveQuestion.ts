import { atom, useStore } from 'jotai';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { AppStore } from '../host/UiProvider.tsx';

/** A page that asks before it is left, though nothing would be lost. */
export interface LeaveGuard {
  /** Asks, and performs what leaving means; false if the person stays. */
  readonly ask: () => Promise<boolean>;
  /** Navigates away once the block is lifted. */
  readonly left: () => void;
}

export const leaveAtom = atom<LeaveGuard | null>(null);

/**
 * While mounted, all navigation asks the page first: back, forward, and a typed URL. `left` decides
 * the destination, whatever the target was. Returns the same action for a button. Closing the tab
 * and reloading do not ask: an unattended device must be able to restart.
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

/** Asks the blocking page, one request at a time; a yes navigates on. */
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
