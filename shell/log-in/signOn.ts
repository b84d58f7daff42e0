import type { LogOut } from '../session/data/createLogOut.ts';

interface SignOn {
  /** Hash path to open afterwards. */
  readonly wanted?: string | undefined;
  /** Use another account than the one with a session at the provider. */
  readonly anew?: boolean;
}

/**
 * Redirects to the provider; a pending log-out is sent first, because it would end the new session.
 */
export async function signOn(
  logOut: LogOut,
  { wanted = '/', anew = false }: SignOn,
): Promise<void> {
  if (!(await logOut.settle())) return;
  location.assign(`/saml/login?to=${encodeURIComponent(wanted)}${anew ? '&anew' : ''}`);
}
