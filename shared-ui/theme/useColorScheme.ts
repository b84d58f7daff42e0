import { useSyncExternalStore } from 'react';
import type { ColorScheme } from './statusColors.ts';

/** The system's colour scheme; updates on change. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, read);
}

const query = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

function read(): ColorScheme {
  return globalThis.matchMedia?.(query).matches ? 'dark' : 'light';
}
