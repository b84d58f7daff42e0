import { limits, toInstant, toMillis } from 'shared-contracts';
import type { Punch } from './punch.ts';

/** Delay in milliseconds after which a punch becomes a correction for the manager: 72 hours. */
const correctionAfter = 72 * 60 * 60_000;
/** Milliseconds by which server clocks can differ, so that punches arrive out of order. */
const serverClocksApart = 5_000;
/** Milliseconds that a punch can be in flight without counting as out of order. */
const longestUnderway = 30_000;

/**
 * Milliseconds between a punch and its request; `held` is the part in which it waited for its place.
 */
export interface Delay {
  readonly delayInMilliseconds: number;
  readonly heldInMilliseconds: number;
}

/**
 * When a punch happened: its receipt minus its delay (docs/decisions/clocking.md). A delay of more
 * than 72 hours makes it a correction; the held part of the delay does not count as sent late.
 */
export function timePunch(
  receivedAt: string,
  { delayInMilliseconds, heldInMilliseconds }: Delay,
  lastPunch: string | null,
): Pick<Punch, 'at' | 'sentLate' | 'isCorrection'> {
  if (delayInMilliseconds === 0) {
    // Without a delay, punches count in the order in which they are recorded. If the last one is
    // more than 5 s ahead, a server's clock is wrong.
    const ahead = lastPunch === null ? 0 : toMillis(lastPunch) - toMillis(receivedAt);
    const isCorrection = ahead > serverClocksApart;
    const at = lastPunch !== null && ahead > 0 && !isCorrection ? lastPunch : receivedAt;
    return { at, sentLate: false, isCorrection };
  }
  const madeAt = toMillis(receivedAt) - delayInMilliseconds;
  const before = lastPunch === null ? 0 : toMillis(lastPunch) - madeAt;
  // The delay excludes the time in flight, so a punch up to 30 s before the last one counts as made
  // right after it.
  const isOutOfOrder = before > longestUnderway;
  return {
    at: lastPunch !== null && before > 0 && !isOutOfOrder ? lastPunch : toInstant(madeAt),
    sentLate: delayInMilliseconds - heldInMilliseconds > limits.sentLateAfterMilliseconds,
    isCorrection: isOutOfOrder || delayInMilliseconds > correctionAfter,
  };
}
