import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../calls/refusal.ts';
import { createSlots } from '../../calls/slots.ts';

/** argon2id: 19 MiB of memory, two passes, one lane; about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of random bytes, compared for unknown accounts to take the same time. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$2myzNbnrfRvBKMspkxKmZA$R1s1hp22dXBuGPX3FQF6FPbmca6PNvVtuV7jA9PTwuc';

const atOnce = 2;
const mostWaiting = 500;
const secondsForQueue = 8;
const slots = createSlots(atOnce, mostWaiting);
/** Logged-in people and commands share one queue. */
const ours = '';

/** The stored hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(ours, () => hash(normal(password), cost));
}

/** Whether the password matches the hash; false without a hash, after the same time. */
export function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return inTurn(ours, () => comparePassword(password, passwordHash));
}

/** The same for work that already has its turn. */
export async function comparePassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, normal(password));
  return matches && passwordHash !== null;
}

/**
 * Hashing is expensive: two at once, others wait, and if too many wait the caller is refused.
 *
 * @param who takes turns with the others, so that a flood from one network delays nobody else
 */
export function inTurn<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
  const turn = slots.run(who, work);
  if (turn === null) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: secondsForQueue });
  }
  return turn;
}

/** Keyboards encode the same letter in different ways. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
