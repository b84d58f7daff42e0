import { useSyncExternalStore } from 'react';

/** `table` has a column for everything; `list` stacks a row's words in lines. */
export type Layout = 'table' | 'list';

/** A table beside the drawer needs 1200 px, so that its words need not break. */
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
