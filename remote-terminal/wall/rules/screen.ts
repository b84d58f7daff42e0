import type { RecordedPunch, TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import type { WallNotice } from '../../waiting/rules/wallNotice.ts';

/** What the wall shows. */
export type Screen =
  | { readonly kind: 'waiting'; readonly notice: WallNotice | null }
  | { readonly kind: 'pin' }
  | { readonly kind: 'options'; readonly dialog: TerminalDialog }
  | { readonly kind: 'success'; readonly dialog: TerminalDialog; readonly punch: RecordedPunch };

/** What happens before it. An event of a dialog names it: it may come late, when another one is open. */
export type WallEvent =
  | { readonly kind: 'tapped' }
  | { readonly kind: 'recognised'; readonly dialog: TerminalDialog }
  | { readonly kind: 'not-recognised'; readonly notice: WallNotice }
  | { readonly kind: 'punched'; readonly token: string; readonly punch: RecordedPunch }
  | { readonly kind: 'dialog-ended'; readonly token: string; readonly notice: WallNotice | null }
  | { readonly kind: 'closed' };

export const waitingScreen: Screen = { kind: 'waiting', notice: null };

/** Which screen follows what (spec §4). What does not belong to the screen leaves it as it is. */
export function nextScreen(screen: Screen, event: WallEvent): Screen {
  switch (event.kind) {
    case 'tapped':
      return screen.kind === 'waiting' ? { kind: 'pin' } : screen;
    case 'recognised':
      return takesPeople(screen) ? { kind: 'options', dialog: event.dialog } : screen;
    case 'not-recognised':
      return takesPeople(screen) ? { kind: 'waiting', notice: event.notice } : screen;
    case 'punched':
      return isOf(screen, event.token)
        ? { kind: 'success', dialog: screen.dialog, punch: event.punch }
        : screen;
    case 'dialog-ended':
      return isOf(screen, event.token) ? { kind: 'waiting', notice: event.notice } : screen;
    case 'closed':
      return screen.kind === 'options' ? screen : waitingScreen;
  }
}

/** Whether the next person may say who they are: not while another one's dialog is open. */
export function takesPeople(screen: Screen): boolean {
  return screen.kind !== 'options';
}

function isOf(screen: Screen, token: string): screen is Screen & { kind: 'options' } {
  return screen.kind === 'options' && screen.dialog.dialogToken === token;
}
