import { timeDialog } from '../../timeDialog.ts';

/** For managers: adds time for a person found in the dialog. */
export const findSubordinate = timeDialog(
  async () => (await import('./SubordinateEntryDialog.tsx')).SubordinateEntryDialog,
);
