import type { ComponentType } from 'react';
import type { Instant } from 'shared-contracts';
import type { EntrySubject, TimeDialogRequest } from './rules/TimeDialogRequest.ts';

/** The person whose time a dialog shows. */
export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** The role in which a page opens dialogs, and whose time they show. */
export interface TimeDialogSetting {
  /** Saves by a manager count as approvals (spec §6). */
  readonly actsAs: 'EMPLOYEE' | 'MANAGER';
  /** Absent on pages about many people: each call to open names a person. */
  readonly person?: Person;
  /** The server's time; a device's clock may be wrong. */
  readonly now: () => Instant;
  /** Shows a saved entry, whatever the page's filter. */
  readonly onShow?: (timePairId: number) => void;
  /** The dialog that adds time for a person found in it: `findSubordinate`. */
  readonly findPerson?: ComponentType<FindPersonProps>;
}

export interface FindPersonProps extends Omit<TimeDialogProps, 'person'> {
  readonly subject: Extract<EntrySubject, { readonly kind: 'ADD_SHIFT' }>;
}

/** The props of every dialog, next to its request. */
export interface TimeDialogProps extends TimeDialogSetting {
  readonly person: Person;
  readonly onClose: () => void;
  /** Replaces this dialog with another. */
  readonly onOpen: (request: TimeDialogRequest) => void;
}
