import { hashPassword } from '../../session/data/passwords.ts';
import { createShortOneTimePassword } from '../../session/data/createOneTimePassword.ts';
import { createPin } from '../../terminals/data/createPin.ts';

/** A secret that its person learns, and what is stored. */
interface Drawn {
  readonly secret: string;
  readonly hash: string;
}

/** The new secrets of a person. */
export interface DrawnSecrets {
  readonly password: Drawn;
  /** Null if the person gets no PIN. */
  readonly pin: Drawn | null;
}

/**
 * Draws secrets before the transaction that stores them: each hash takes 50 ms of a core, and the
 * embedded database has one connection. One after another, so that people can log in meanwhile.
 */
export async function drawSecrets(withPin: boolean): Promise<DrawnSecrets> {
  const password = await hashed(createShortOneTimePassword());
  return { password, pin: withPin ? await hashed(createPin()) : null };
}

async function hashed(secret: string): Promise<Drawn> {
  return { secret, hash: await hashPassword(secret) };
}
