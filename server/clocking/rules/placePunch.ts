import { limits, toInstant, toMillis } from 'shared-contracts';
import type { Punch } from './punch.ts';

/** Milliseconds of delay beyond which a punch becomes a correction for the manager: 72 hours. */
const correctionAfter = 72 * 60 * 60_000;
/** Milliseconds by which the clocks of servers may differ, so that punches arrive out of order. */
const serverClocksApart = 5_000;
/** Milliseconds for which a punch may be on its way without its person having made it later. */
const longestUnderway = 30_000;

/** Milliseconds between a punch and its request; `held` is at most what is believed of it. */
export interface Delay {
  readonly delayInMilliseconds: number;
  readonly heldInMilliseconds: number;
}

/**
 * When a punch happened: its receipt minus its delay (decisions: clocking). More than 72 hours, or a
 * delay that puts it before the last recorded punch, makes it a correction. A delay does not count how
 * long a request was on its way, so a punch that lies before the last one by no more than that happened
 * right after it. Punches that arrive at once come in the order in which they are recorded, even if two
 * servers' clocks differ by seconds. Where they differ by more, a clock was wrong when the last punch
 * was recorded, or is wrong now. What the page's own question held back (`heldInMilliseconds`) is not
 * late.
 */
export function placePunch(
  receivedAt: string,
  { delayInMilliseconds, heldInMilliseconds }: Delay,
  lastPunch: string | null,
): Pick<Punch, 'at' | 'sentLate' | 'isCorrection'> {
  if (delayInMilliseconds === 0) {
    const ahead = lastPunch === null ? 0 : toMillis(lastPunch) - toMillis(receivedAt);
    const isCorrection = ahead > serverClocksApart;
    const at = lastPunch !== null && ahead > 0 && !isCorrection ? lastPunch : receivedAt;
    return { at, sentLate: false, isCorrection };
  }
  const madeAt = toMillis(receivedAt) - delayInMilliseconds;
  const before = lastPunch === null ? 0 : toMillis(lastPunch) - madeAt;
  const isOutOfOrder = before > longestUnderway;
  return {
    at: lastPunch !== null && before > 0 && !isOutOfOrder ? lastPunch : toInstant(madeAt),
    sentLate: delayInMilliseconds - heldInMilliseconds > limits.sentLateAfterMilliseconds,
    isCorrection: isOutOfOrder || delayInMilliseconds > correctionAfter,
  };
}
