import { atom } from 'jotai';

export type DialogKind = 'confirm' | 'info' | 'warning' | 'error';

export interface DialogChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly look?: 'primary' | 'outline';
  readonly danger?: boolean;
}

export interface DialogContent<Value extends string = string> {
  readonly kind: DialogKind;
  readonly title: string;
  readonly text?: string;
  /** A list below the text, for example one line for each person. */
  readonly items?: readonly string[];
  /** The primary one first; it appears at the right. */
  readonly choices: readonly DialogChoice<Value>[];
  /** The session's reload prompt: only its own buttons close it, and nothing covers it. */
  readonly mustAnswer?: boolean;
  /** Closes it without an answer, for example when the question is obsolete. */
  readonly signal?: AbortSignal;
}

export interface DialogRequest extends DialogContent {
  readonly id: number;
  /** Null if it was closed without a choice. */
  readonly answer: (value: string | null) => void;
}

/** Open questions, the latest last. */
export const dialogRequestsAtom = atom<readonly DialogRequest[]>([]);

/** The request to show: one that must be answered goes before any other. */
export function shownRequest(requests: readonly DialogRequest[]): DialogRequest | undefined {
  return requests.find((request) => request.mustAnswer) ?? requests.at(-1);
}
