import { useSyncExternalStore } from 'react';
import { widths } from './media.ts';

export type Viewport = 'phone' | 'tablet' | 'desktop';

/** How wide the window is: phone below 640 px, tablet below 1024 px, desktop from there. */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, read);
}

const queries = [`(min-width: ${widths.tablet}px)`, `(min-width: ${widths.desktop}px)`] as const;

function subscribe(changed: () => void): () => void {
  const lists = queries.map((query) => globalThis.matchMedia?.(query));
  for (const list of lists) list?.addEventListener('change', changed);
  return () => {
    for (const list of lists) list?.removeEventListener('change', changed);
  };
}

function read(): Viewport {
  if (!globalThis.matchMedia) return 'desktop';
  if (globalThis.matchMedia(queries[1]).matches) return 'desktop';
  return globalThis.matchMedia(queries[0]).matches ? 'tablet' : 'phone';
}
