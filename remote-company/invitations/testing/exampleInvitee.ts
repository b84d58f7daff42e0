import type { Invitee } from '../rules/invitee.ts';

/** Somebody who has not been invited yet. */
export function exampleInvitee(employeeId: number, given: Partial<Invitee> = {}): Invitee {
  return {
    ...{ employeeId, firstName: 'Mia', lastName: `Behrens ${employeeId}` },
    ...{ employeeNumber: `E-${employeeId}`, username: `mia.${employeeId}`, sites: ['Riverside'] },
    ...{ state: 'NOT_INVITED', until: null, hasPin: false, refusal: null },
    ...given,
  };
}
