import type { LastAnswer } from 'shared-time/device-clock/rules/delayOf.ts';
import { elapsedBetween } from 'shared-time/device-clock/rules/reading.ts';
import type { QueuedPunch } from './queuedPunch.ts';

/**
 * Milliseconds of the delay for which a punch was held back for its place (sent as
 * `heldInMilliseconds`); undefined if it needed no place. A punch is sent as soon as its hold is
 * over; any later delay comes from a sleeping device or the punch before it.
 */
export function heldOf(
  { held, attempts, needsPlace, hold, pressed }: QueuedPunch,
  delay: number,
  last: LastAnswer | null,
): number | undefined {
  if (held === undefined || attempts > 0 || !needsPlace) return held;
  const wasNext = last === null || elapsedBetween(pressed, last.at) <= hold;
  return wasNext ? delay : Math.min(delay, hold);
}
