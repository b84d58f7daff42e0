import type { components } from 'shared-contracts';
import type { Invitee } from './invitee.ts';

type WantedInvitation = components['schemas']['WantedInvitation'];

/** How the chosen people are invited. */
export interface InvitationOrder {
  /** Whether people get a new password in place of the one that they have. */
  readonly replaces: boolean;
  /** Whether people without a PIN get one. */
  readonly pins: boolean;
}

/** What an order does for the chosen people. */
export function planOf(chosen: readonly Invitee[], { replaces, pins }: InvitationOrder) {
  const invited = chosen.filter(({ state }) => replaces || state === 'NOT_INVITED');
  return {
    invited,
    pinCount: pins ? invited.filter(({ hasPin }) => !hasPin).length : 0,
    /** Who has a password or an invitation. */
    havingCount: chosen.filter(({ state }) => state !== 'NOT_INVITED').length,
  };
}

/**
 * The request for a person. After a lost answer, what it may have made is replaced, since nobody
 * has seen it.
 */
export function wantedOf(
  { employeeId, hasPin }: Pick<Invitee, 'employeeId' | 'hasPin'>,
  { replaces, pins }: InvitationOrder,
  mayBeMade: boolean,
): WantedInvitation {
  const pin = mayBeMade && !hasPin ? 'GIVEN' : 'FIRST';
  return {
    employeeId,
    replaces: replaces ? 'ANY' : mayBeMade ? 'UNUSED' : 'NOTHING',
    pin: pins ? pin : 'NONE',
  };
}
