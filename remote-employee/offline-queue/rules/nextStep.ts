import { waitingPunches, type QueuedPunch } from './queuedPunch.ts';
import { elapsedBetween, type Reading } from 'shared-time/device-clock/rules/reading.ts';

/** The queue's next step: one punch at a time, oldest first. */
export type NextStep =
  | { readonly kind: 'send'; readonly punch: QueuedPunch }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'nothing' };

export function nextStep(queue: readonly QueuedPunch[], now: Reading): NextStep {
  const [first] = waitingPunches(queue);
  if (first === undefined) return { kind: 'nothing' };
  const milliseconds = Math.max(remainingHold(first, now), remainingPause(first, now));
  return milliseconds > 0 ? { kind: 'wait', milliseconds } : { kind: 'send', punch: first };
}

/** Milliseconds for which the punch can still be undone, or waits for its place. */
export function remainingHold({ hold, pressed }: QueuedPunch, now: Reading): number {
  return Math.max(0, hold - elapsedBetween(pressed, now));
}

function remainingPause({ pause }: QueuedPunch, now: Reading): number {
  if (pause === null) return 0;
  return Math.max(0, pause.milliseconds - elapsedBetween(pause.since, now));
}
