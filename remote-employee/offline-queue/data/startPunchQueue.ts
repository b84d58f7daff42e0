import type { PunchQueue } from './PunchQueue.ts';

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
