import { createStore } from 'jotai';

export type AppStore = ReturnType<typeof createStore>;

/** The one store of the page's atoms; the shell makes it for each session. */
export function createAppStore(): AppStore {
  return createStore();
}
