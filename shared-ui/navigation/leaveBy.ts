import type { AppStore } from '../host/appStore.ts';
import { leaveAtom } from './guards.ts';

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
