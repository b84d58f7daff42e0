import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useEmployeeSession, useHost } from 'shared-ui';
import type { PunchQueue, QueueListener, QueueState } from '../data/PunchQueue.ts';
import { punchQueueOf } from '../data/punchQueueOf.ts';
import { startPunchQueue } from '../data/startPunchQueue.ts';

/** The own punches on this device, and what can be done with them. */
export function usePunchQueue(): PunchQueue {
  const host = useHost();
  const { employeeId } = useEmployeeSession();
  return punchQueueOf(host, employeeId);
}

/** The own punches that are on their way, or need attention. */
export function useQueueState(): QueueState {
  const queue = usePunchQueue();
  return useSyncExternalStore(queue.subscribe, queue.state);
}

/** Tells what the server says to its punches. */
export function useQueueListener(listener: QueueListener): void {
  const queue = usePunchQueue();
  const onRecorded = useEffectEvent(listener.onRecorded);
  const onRefused = useEffectEvent(listener.onRefused);
  useEffect(
    () =>
      queue.listen({
        onRecorded: (recorded) => onRecorded(recorded),
        onRefused: (punch) => onRefused(punch),
      }),
    [queue],
  );
}

/** Sends, also for whoever has signed in again in the same page; once for each page. */
export function useQueueStart(): void {
  const queue = usePunchQueue();
  useEffect(() => startPunchQueue(queue), [queue]);
}
