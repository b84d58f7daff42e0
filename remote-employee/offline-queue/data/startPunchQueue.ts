import type { RemoteHost } from 'shared-contracts';
import type { PunchQueue } from './PunchQueue.ts';
import { punchQueueOf } from './punchQueueOf.ts';

declare global {
  /** Ends the queue that sends in this window; it may be that of another version of this remote. */
  var punctualEndPunches: (() => void) | undefined;
}

/**
 * Lets this queue send, and the one of the version that was shown before no longer. What a device
 * that refuses storage leaves in that one's memory, it sends itself.
 */
export function startPunchQueue(queue: PunchQueue): void {
  globalThis.punctualEndPunches?.();
  globalThis.punctualEndPunches = () => {
    if (queue.state().isKept) queue.stop();
  };
  queue.start();
}

/** Sends the punches that wait on this device; returns what ends it. */
export function start(host: RemoteHost): () => void {
  const { session } = host;
  if (session.kind !== 'employee') return () => undefined;
  const queue = punchQueueOf(host, session.employeeId);
  startPunchQueue(queue);
  return () => queue.stop();
}
