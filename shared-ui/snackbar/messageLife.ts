import { limits } from 'shared-contracts';
import type { SnackbarMessage } from './messagesAtom.ts';

export function isUrgent({ intent }: SnackbarMessage): boolean {
  return intent === 'error' || intent === 'warning';
}

/** Milliseconds on the screen. */
export function durationOf({ duration = limits.snackbarSeconds * 1000 }: SnackbarMessage): number {
  return duration;
}

/** Whether it can disappear without loss. */
export function isPassing(message: SnackbarMessage): boolean {
  return !isUrgent(message) && !message.stays && !message.action;
}
