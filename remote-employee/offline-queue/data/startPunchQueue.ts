import type { RemoteHost } from 'shared-contracts';
import type { PunchQueue } from './PunchQueue.ts';
import { punchQueueOf } from './punchQueueOf.ts';

declare global {
  /** Stops the queue that sends in this window, possibly that of another version of this remote. */
  var punctualEndPunches: (() => void) | undefined;
}

/**
 * Starts this queue and stops that of the previously shown version. Punches that the old queue
 * holds only in memory are sent by it.
 */
export function startPunchQueue(queue: PunchQueue): void {
  globalThis.punctualEndPunches?.();
  globalThis.punctualEndPunches = () => {
    if (queue.state().isKept) queue.stop();
  };
  queue.start();
}

/** Sends the punches queued on this device; returns the function that stops it. */
export function start(host: RemoteHost): () => void {
  const { session } = host;
  if (session.kind !== 'employee') return () => undefined;
  const queue = punchQueueOf(host, session.employeeId);
  startPunchQueue(queue);
  return () => queue.stop();
}
