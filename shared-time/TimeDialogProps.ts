import type { Instant } from 'shared-contracts';
import type { TimeDialogRequest } from './rules/TimeDialogRequest.ts';

/** Whose time the dialogs of a page are about, and in which part somebody opens them. */
export interface TimeDialogSetting {
  /** A manager's saves are sent as approvals (spec §6). */
  readonly actsAs: 'EMPLOYEE' | 'MANAGER';
  readonly person: { readonly id: number; readonly firstName: string; readonly lastName: string };
  /** The server's time; a device's clock may be wrong. */
  readonly now: () => Instant;
}

/** What every dialog gets beside its request. */
export interface TimeDialogProps extends TimeDialogSetting {
  readonly onClose: () => void;
  /** Opens another dialog in the place of this one. */
  readonly onOpen: (request: TimeDialogRequest) => void;
}
