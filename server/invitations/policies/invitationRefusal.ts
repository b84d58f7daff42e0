import { notOpenedBy, type Authority, type components } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';

type InvitationRefusal = components['schemas']['InvitationRefusal'];

/** Who is to be invited. */
export interface InvitedAccount {
  readonly employeeId: number;
  readonly username: string | null;
  readonly closedAt: string | null;
  /** Also that of a manager whose ranges go on (`standing`). */
  readonly authorities: readonly Authority[];
  readonly hasPassword: boolean;
}

/**
 * Why a person cannot invite another one, or null: whoever knows the password has the account. A
 * first password would lead around single sign-on; administrators alone give it then.
 */
export function invitationRefusal(
  { employeeId, username, closedAt, authorities, hasPassword }: InvitedAccount,
  inviter: Pick<EmployeeActor, 'id' | 'authorities'>,
  hasSignOn: boolean,
): InvitationRefusal | null {
  if (employeeId === inviter.id) return 'OWN_ACCOUNT';
  if (username === null) return 'NO_USER_NAME';
  if (closedAt !== null) return 'ACCOUNT_CLOSED';
  const isAround = hasSignOn && !hasPassword && !inviter.authorities.has('DEV_ADMIN');
  if (isAround) return 'RIGHTS_NOT_HELD';
  const above = notOpenedBy(inviter.authorities);
  return authorities.some((authority) => above.includes(authority)) ? 'RIGHTS_NOT_HELD' : null;
}
