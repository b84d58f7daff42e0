import { ScimFault } from './scimFault.ts';
import type { UserValues } from './userValues.ts';

const whoCan =
  'The company file can, on the server, and for opening and closing also another administrator in Developer admin, Accounts.';

/**
 * A directory cannot reopen the account of an administrator (`guardedAuthorities`) or change its user
 * name: its holder would get the rights (docs/decisions/scim.md). Names, mail and closing can change.
 *
 * @throws ScimFault
 */
export function requireAdministratorKept(before: UserValues, after: UserValues): void {
  if (withoutCase(before.userName) !== withoutCase(after.userName)) {
    throw denied(`A directory cannot change the userName of an administrator. ${whoCan}`);
  }
  if (after.active && !before.active) {
    throw denied(`A directory cannot reopen an administrator's account. ${whoCan}`);
  }
}

/** Refuses to open an account for an administrator without one. */
export function noAccountForAdministrator(): ScimFault {
  return denied(`A directory cannot give an administrator an account. ${whoCan}`);
}

/** Refuses to close the account of the last administrator. */
export function lastAdministrator(): ScimFault {
  return denied(
    'This is the last administrator with an open account. Create another one with the company file first.',
  );
}

function denied(detail: string): ScimFault {
  return new ScimFault(403, detail, 'mutability');
}

/** Stricter than log-in: in a sign-on system, names that differ in accents are two people. */
function withoutCase(userName: string): string {
  return userName.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
