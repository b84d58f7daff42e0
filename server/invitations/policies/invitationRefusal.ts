import { notOpenedBy, type Authority, type components } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';

type InvitationRefusal = components['schemas']['InvitationRefusal'];

/** Who is to be invited. */
export interface InvitedAccount {
  readonly employeeId: number;
  readonly username: string | null;
  readonly closedAt: string | null;
  /** On the person or any assignment. */
  readonly authorities: readonly Authority[];
}

/** Why a person cannot invite another one, or null: whoever knows the password has the account. */
export function invitationRefusal(
  { employeeId, username, closedAt, authorities }: InvitedAccount,
  inviter: Pick<EmployeeActor, 'id' | 'authorities'>,
): InvitationRefusal | null {
  if (employeeId === inviter.id) return 'OWN_ACCOUNT';
  if (username === null) return 'NO_USER_NAME';
  if (closedAt !== null) return 'ACCOUNT_CLOSED';
  const above = notOpenedBy(inviter.authorities);
  return authorities.some((authority) => above.includes(authority)) ? 'RIGHTS_NOT_HELD' : null;
}
