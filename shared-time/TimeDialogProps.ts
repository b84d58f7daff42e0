import type { ComponentType } from 'react';
import type { Instant } from 'shared-contracts';
import type { EntrySubject, TimeDialogRequest } from './rules/TimeDialogRequest.ts';

/** Whose time a dialog is about. */
export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** In which part the dialogs of a page are opened, and whose time they are about. */
export interface TimeDialogSetting {
  /** A manager's saves are sent as approvals (spec §6). */
  readonly actsAs: 'EMPLOYEE' | 'MANAGER';
  /** Absent on pages about many people: each opening names somebody. */
  readonly person?: Person;
  /** The server's time; a device's clock may be wrong. */
  readonly now: () => Instant;
  /** Shows an entry that was saved, whatever the page is filtered by. */
  readonly onShow?: (timePairId: number) => void;
  /** Adds time for somebody who is found in the dialog: `findSubordinate` of `shared-time/subordinates`. */
  readonly findPerson?: () => Promise<ComponentType<FindPersonProps>>;
}

export interface FindPersonProps extends Omit<TimeDialogProps, 'person'> {
  readonly subject: Extract<EntrySubject, { readonly kind: 'ADD_SHIFT' }>;
}

/** What every dialog gets beside its request. */
export interface TimeDialogProps extends TimeDialogSetting {
  readonly person: Person;
  readonly onClose: () => void;
  /** Opens another dialog in the place of this one. */
  readonly onOpen: (request: TimeDialogRequest) => void;
}
