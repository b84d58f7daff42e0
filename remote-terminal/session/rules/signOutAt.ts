import { limits } from 'shared-contracts';

/** Seconds of a session from which on the wall warns of its end. */
const warnsFrom = 60;

/**
 * When the wall leaves for its log-in, epoch milliseconds: the shell takes it there some seconds after
 * the server has said that the session is over. Null while that is far away.
 */
export function signOutAt(endsInSeconds: number, now: number): number | null {
  if (endsInSeconds > warnsFrom) return null;
  return now + (endsInSeconds + limits.terminalSignOutSeconds) * 1000;
}

/** Milliseconds until the next heartbeat; at the session's end one finds out that it is over. */
export function untilHeartbeat(endsInSeconds: number): number {
  return Math.min(30, endsInSeconds + 1) * 1000;
}
