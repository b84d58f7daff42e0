import { atom } from 'jotai';

export interface SnackbarMessage {
  readonly text: string;
  readonly intent?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds; 5 s otherwise (spec §9). */
  readonly duration?: number;
  /** Stays until it is closed or its action is used. */
  readonly stays?: boolean;
  /** Takes the place of what was last said of the same. */
  readonly topic?: string;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Beside the first one. */
  readonly otherAction?: { readonly label: string; readonly onSelect: () => void };
  /** Puts a × beside the action, and is told when it is used. */
  readonly onDismiss?: () => void;
}

export interface SaidMessage extends SnackbarMessage {
  readonly id: string;
}

/** What is to be seen, the newest last. */
export const messagesAtom = atom<readonly SaidMessage[]>([]);

export function isUrgent({ intent }: SnackbarMessage): boolean {
  return intent === 'error' || intent === 'warning';
}

/** Whether nothing is lost without it. */
export function isPassing(message: SnackbarMessage): boolean {
  return !isUrgent(message) && !message.stays && !message.action;
}
