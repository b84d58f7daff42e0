import { useSyncExternalStore, useCallback } from 'react';
import { widths } from './widths.ts';

export type Viewport = 'phone' | 'tablet' | 'desktop';

/** The viewport class: phone below 640 px, tablet below 1024 px, desktop from there. */
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

/** Whether the window is at least that many CSS pixels wide. */
export function useMinWidth(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`;
  const subscribeTo = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribeTo, () => globalThis.matchMedia?.(query).matches ?? true);
}
