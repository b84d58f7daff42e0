import { limits, toInstant, toMillis } from 'shared-contracts';
import type { Punch } from './punch.ts';

/**
 * When a punch happened: its receipt minus its delay (decisions: clocking). More than 72 hours, or a
 * delay that puts it before the last recorded punch, makes it a correction. Punches that arrive at
 * once come in the order in which they are recorded, even if two servers' clocks differ by seconds.
 * Where they differ by more, a clock was wrong when the last punch was recorded, or is wrong now.
 */
export function placePunch(
  receivedAt: string,
  delayInMilliseconds: number,
  lastPunch: string | null,
): Pick<Punch, 'at' | 'sentLate' | 'isCorrection'> {
  if (delayInMilliseconds === 0) {
    const ahead = lastPunch === null ? 0 : toMillis(lastPunch) - toMillis(receivedAt);
    const isCorrection = ahead > limits.serverClocksApartMilliseconds;
    const at = lastPunch !== null && ahead > 0 && !isCorrection ? lastPunch : receivedAt;
    return { at, sentLate: false, isCorrection };
  }
  const at = toInstant(toMillis(receivedAt) - delayInMilliseconds);
  return {
    at,
    sentLate: delayInMilliseconds > limits.sentLateAfterMilliseconds,
    isCorrection:
      delayInMilliseconds > limits.correctionAfterMilliseconds ||
      (lastPunch !== null && at < lastPunch),
  };
}
