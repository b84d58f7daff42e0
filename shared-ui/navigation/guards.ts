import { atom } from 'jotai';

/** Something on top of the page that Escape and the phone's back button close. */
export interface Closer {
  readonly close: () => void;
}

/** A form with changes that are not saved. */
export interface UnsavedGuard {
  /** Saves them; false when that failed and the person stays. Absent where leaving is all. */
  readonly save?: (() => Promise<boolean>) | undefined;
}

/** A page that is not left without its own question, though nothing of it would be lost. */
export interface LeaveGuard {
  /** Asks, and does what leaving means; false when the person stays. */
  readonly ask: () => Promise<boolean>;
  /** Leads on from there, once nothing holds the page any more. */
  readonly left: () => void;
}

/** What lies on top of the page, the topmost last. */
export const closersAtom = atom<readonly Closer[]>([]);

export const unsavedAtom = atom<readonly UnsavedGuard[]>([]);

export const leaveAtom = atom<LeaveGuard | null>(null);
