import type { Reading } from 'shared-time/device-clock/rules/reading.ts';
import type { QueuedPunch } from './queuedPunch.ts';

const firstPause = 1_000;
const longestPause = 60_000;

/** The pause before a punch is sent again: exponential backoff with up to half taken off by `random` (0 to 1). */
export function retryPause(
  attempts: number,
  since: Reading,
  random: number,
): NonNullable<QueuedPunch['pause']> {
  const whole = Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1));
  return { since, milliseconds: Math.round(whole * (0.5 + random / 2)) };
}
