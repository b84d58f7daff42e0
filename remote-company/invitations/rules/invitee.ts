import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

/** Somebody who can be invited to log in. */
export type Invitee = Schemas['Invitee'];
export type Invitation = Schemas['Invitation'];
export type Refused = Schemas['Invitations']['refused'][number];
export type InvitationState = Schemas['InvitationState'];

/** The most people of one run: their cards are 50 sheets. */
export const mostInvited = 500;

export function nameOf({ firstName, lastName }: Pick<Invitee, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
