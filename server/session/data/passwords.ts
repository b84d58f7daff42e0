import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../calls/refusal.ts';
import { createSlots } from './slots.ts';

/** argon2id: 19 MiB of memory, two passes, one lane; about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of random bytes: it is compared with where there is no account, to take as long. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$2myzNbnrfRvBKMspkxKmZA$R1s1hp22dXBuGPX3FQF6FPbmca6PNvVtuV7jA9PTwuc';

const atOnce = 2;
const mostWaiting = 500;
const secondsForQueue = 8;
const slots = createSlots(atOnce, mostWaiting);
/** Those who are logged in, and commands. */
const ours = '';

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(ours, () => hash(normal(password), cost));
}

/** Whether the password belongs to the hash; false for no hash, after the same time. */
export function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return inTurn(ours, () => comparePassword(password, passwordHash));
}

/** The same for work that has its turn already. */
export async function comparePassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, normal(password));
  return matches && passwordHash !== null;
}

/**
 * Hashing is heavy: two at once, the others wait, and where too many wait the caller is sent away.
 *
 * @param who takes turns with the others, so that a flood from one network holds up nobody else
 */
export function inTurn<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
  const turn = slots.run(who, work);
  if (turn === null) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: secondsForQueue });
  }
  return turn;
}

/** Keyboards write the same letter in different ways. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
