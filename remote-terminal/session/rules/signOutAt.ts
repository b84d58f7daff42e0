import { limits } from 'shared-contracts';

/** Remaining seconds of a session at which the wall starts to warn. */
const warnsFrom = 60;

/**
 * When the wall leaves for its log-in, in epoch milliseconds: the shell redirects it some seconds
 * after the server has reported the end of the session. Null while that is far away.
 */
export function signOutAt(endsInSeconds: number, now: number): number | null {
  if (endsInSeconds > warnsFrom) return null;
  return now + (endsInSeconds + limits.terminalSignOutSeconds) * 1000;
}

/** Milliseconds until the next heartbeat; at the session's end it detects the end. */
export function untilHeartbeat(endsInSeconds: number): number {
  return Math.min(30, endsInSeconds + 1) * 1000;
}
