import type { ErrorCode } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { AccountRow } from '../data/accounts.ts';

/**
 * Why an administrator cannot give a person a one-time password, or null. It opens the account, so
 * the account of a SUPER_ADMIN takes one from a SUPER_ADMIN only.
 */
export function oneTimePasswordRefusal(
  { username, closedAt, isSuper }: Pick<AccountRow, 'username' | 'closedAt' | 'isSuper'>,
  administrator: Pick<EmployeeActor, 'authorities'>,
): ErrorCode | null {
  if (username === null) return 'NO_USER_NAME';
  if (closedAt !== null) return 'ACCOUNT_CLOSED';
  return isSuper && !administrator.authorities.has('SUPER_ADMIN') ? 'RIGHTS_NOT_HELD' : null;
}

export function requireTakesOneTimePassword(
  account: Pick<AccountRow, 'username' | 'closedAt' | 'isSuper'>,
  administrator: Pick<EmployeeActor, 'authorities'>,
): void {
  const refused = oneTimePasswordRefusal(account, administrator);
  if (refused !== null) throw new Refusal(refused);
}

/**
 * A manager gives nobody who decides about others a one-time password, since whoever holds it has
 * the account's rights, nor opens a way around single sign-on for somebody without a password. A
 * manager who administers may what administrators may.
 */
export function requireTakesFromManager(
  account: Pick<
    AccountRow,
    'username' | 'closedAt' | 'isSuper' | 'decidesOnOthers' | 'hasPassword'
  >,
  manager: Pick<EmployeeActor, 'authorities'>,
  hasSignOn: boolean,
): void {
  if (!manager.authorities.has('DEV_ADMIN')) {
    const isAround = hasSignOn && !account.hasPassword;
    if (account.decidesOnOthers || isAround) throw new Refusal('ONLY_BY_ADMINISTRATOR');
  }
  requireTakesOneTimePassword(account, manager);
}
