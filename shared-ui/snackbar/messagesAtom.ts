import { atom } from 'jotai';

export interface SnackbarMessage {
  readonly text: string;
  readonly intent?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds; 5 s by default (spec §9). */
  readonly duration?: number;
  /** Stays until closed, or until its action is used. */
  readonly stays?: boolean;
  /** Replaces the previous message with the same topic. */
  readonly topic?: string;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Next to the first one. */
  readonly otherAction?: { readonly label: string; readonly onSelect: () => void };
  /** Adds a × next to the action; called when it is used. */
  readonly onDismiss?: () => void;
}

export interface SaidMessage extends SnackbarMessage {
  readonly id: string;
}

/** The messages to show, newest last. */
export const messagesAtom = atom<readonly SaidMessage[]>([]);
