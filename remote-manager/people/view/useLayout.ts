import { useSyncExternalStore } from 'react';

/** `table` has one column per value; `list` stacks a row's text. */
export type Layout = 'table' | 'list';

/** Next to the drawer, a table needs 1200 px to avoid wrapping. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read);
}

const wideEnough = '(min-width: 1200px)';

function subscribe(changed: () => void): () => void {
  const list = globalThis.matchMedia(wideEnough);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

function read(): Layout {
  return globalThis.matchMedia(wideEnough).matches ? 'table' : 'list';
}
