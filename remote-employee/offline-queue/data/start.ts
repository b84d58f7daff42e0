import type { RemoteHost } from 'shared-contracts';
import { punchQueueOf } from './punchQueueOf.ts';
import { startPunchQueue } from './startPunchQueue.ts';

/** Sends the punches that wait on this device; returns what ends it. */
export function start(host: RemoteHost): () => void {
  const { session } = host;
  if (session.kind !== 'employee') return () => undefined;
  const queue = punchQueueOf(host, session.employeeId);
  startPunchQueue(queue);
  return () => queue.stop();
}
