import type { ComponentType } from 'react';
import type { FindPersonProps } from '../../TimeDialogProps.ts';

/** For managers: adds time for somebody who is found in the dialog; fetched when it first opens. */
export async function findSubordinate(): Promise<ComponentType<FindPersonProps>> {
  const { SubordinateEntryDialog } = await import('./SubordinateEntryDialog.tsx');
  return SubordinateEntryDialog;
}
