import { limits, toInstant, toMillis } from 'shared-contracts';
import type { Punch } from './punch.ts';

/**
 * When a punch happened: its receipt minus its delay (decisions: clocking). More than 72 hours, or a
 * delay that puts it before the last recorded punch, makes it a correction. Punches that arrive at
 * once come in the order in which they are recorded, even if two servers' clocks differ.
 */
export function placePunch(
  receivedAt: string,
  delayInMilliseconds: number,
  lastPunch: string | null,
): Pick<Punch, 'at' | 'sentLate' | 'isCorrection'> {
  if (delayInMilliseconds === 0) {
    const at = lastPunch !== null && receivedAt < lastPunch ? lastPunch : receivedAt;
    return { at, sentLate: false, isCorrection: false };
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
