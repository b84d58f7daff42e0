import type { ComponentType } from 'react';
import { laterDialog, type LaterWords } from 'shared-ui';

const words: LaterWords = {
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  es: () => import('./messages/es.ts'),
  th: () => import('./messages/th.ts'),
};

/** A dialog about time, with the messages of all of them. */
export function timeDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return laterDialog(load, { words });
}
