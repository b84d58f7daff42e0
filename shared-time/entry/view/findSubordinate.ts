import type { ComponentType } from 'react';
import type { FindPersonProps } from '../../TimeDialogProps.ts';

/** For managers: adds time for a person found in the dialog; loaded on demand. */
export async function findSubordinate(): Promise<ComponentType<FindPersonProps>> {
  const { SubordinateEntryDialog } = await import('./SubordinateEntryDialog.tsx');
  return SubordinateEntryDialog;
}
