import { createPasswordMail } from '../accounts/data/createPasswordMail.ts';
import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Features } from '../features/createFeatures.ts';
import { listPeople } from './handlers/listPeople.ts';
import { makeInvitations } from './handlers/makeInvitations.ts';

/** Invitations: one-time passwords and PINs for people who have not logged in yet. */
export function invitationsDomain(context: ServerContext, features: Pick<Features, 'isOn'>) {
  return {
    handlers: {
      getInvitees: listPeople(context, features),
      makeInvitations: makeInvitations(context, features, createPasswordMail(context)),
    } satisfies Partial<Handlers>,
  };
}
