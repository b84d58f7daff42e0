import { laterDialog } from 'shared-ui';

// Imported once, so that the build makes one file of each.
export const TerminalDialog = laterDialog(
  async () => (await import('./TerminalDialog.tsx')).TerminalDialog,
);
export const SetUpDialog = laterDialog(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);
export const GivePasswordDialog = laterDialog(
  async () => (await import('./GivePasswordDialog.tsx')).GivePasswordDialog,
);
