import { limits, toInstant, toMillis } from 'shared-contracts';
import type { Punch } from './punch.ts';

/** Delay in milliseconds after which a punch becomes a correction for the manager: 72 hours. */
const correctionAfter = 72 * 60 * 60_000;
/** Milliseconds by which server clocks can differ, so that punches arrive out of order. */
const serverClocksApart = 5_000;
/** Milliseconds that a punch can be in flight without counting as out of order. */
const longestUnderway = 30_000;

/**
 * Milliseconds between a punch and its request; `held` is the part that is attributed to the page's
 * question.
 */
export interface Delay {
  readonly delayInMilliseconds: number;
  readonly heldInMilliseconds: number;
}

/**
 * When a punch happened: its receipt minus its delay (decisions: clocking). A delay of more than 72
 * hours, or one that puts the punch before the last recorded one, makes it a correction. The delay
 * does not include the time in flight, so a punch up to that long before the last one counts as
 * made right after it. Punches without delay count in the order in which they are recorded, even if
 * the clocks of two servers differ by seconds. If they differ by more, one of the clocks was or is
 * wrong. Time for which the page's own question held the punch (`heldInMilliseconds`) does not make
 * it late.
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
