export { DialogWindow } from '../dialogs/DialogWindow.tsx';
export { DrawerPanel } from '../layout/DrawerPanel.tsx';
export { Messages } from '../snackbar/Messages.tsx';
