import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useEmployeeSession, useHost } from 'shared-ui';
import type { PunchQueue, QueueListener, QueueState } from '../data/PunchQueue.ts';
import { punchQueueOf } from '../data/punchQueueOf.ts';
import { startPunchQueue } from '../data/startPunchQueue.ts';

/** The person's punches on this device, and the actions on them. */
export function usePunchQueue(): PunchQueue {
  const host = useHost();
  const { employeeId } = useEmployeeSession();
  return punchQueueOf(host, employeeId);
}

/** The person's punches that are in flight or need attention. */
export function useQueueState(): QueueState {
  const queue = usePunchQueue();
  return useSyncExternalStore(queue.subscribe, queue.state);
}

/** Listens to the server's responses to its punches. */
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

/** Starts sending, also for a person who signs in again in the same page; once per page. */
export function useQueueStart(): void {
  const queue = usePunchQueue();
  useEffect(() => startPunchQueue(queue), [queue]);
}
