import type { LogOut } from '../session/data/createLogOut.ts';

interface SignOn {
  /** Hash path to come to. */
  readonly wanted?: string | undefined;
  /** By another account than the one that the provider knows in this browser. */
  readonly anew?: boolean;
}

/** Leaves for the provider; a log-out that waits is sent first, since it would end the new session. */
export async function signOn(
  logOut: LogOut,
  { wanted = '/', anew = false }: SignOn,
): Promise<void> {
  if (!(await logOut.settle())) return;
  location.assign(`/saml/login?to=${encodeURIComponent(wanted)}${anew ? '&anew' : ''}`);
}
