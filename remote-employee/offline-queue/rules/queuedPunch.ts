import type { components, ErrorCode, Instant } from 'shared-contracts';
import type { Press } from '../../shift/rules/press.ts';
import type { PressReading, Reading } from 'shared-time/device-clock/rules/reading.ts';

type ClockIn = components['schemas']['ClockInRequest'];
type ClockEntry = components['schemas']['ClockEntryRequest'];

/** The request of a punch, without its delay. */
export type PunchRequest =
  | { readonly kind: 'clock-in'; readonly body: ClockIn }
  | { readonly kind: 'clock-out' | 'break' | 'resume'; readonly body: ClockEntry };

/** A punch stored on the device until the server has responded. */
export interface QueuedPunch {
  /** Its Idempotency-Key, created once; identifies the shift that it starts. */
  readonly key: string;
  /** The employee in whose session alone it is sent. */
  readonly ownerId: number;
  /** Its position among the owner's punches. */
  readonly sequence: number;
  readonly request: PunchRequest;
  /** The key of the preceding punch of the same press: if that one is refused, so is this. */
  readonly after?: string;
  /** How it is shown until then. */
  readonly press: Press;
  readonly pressed: PressReading;
  /**
   * Milliseconds from the press in which it is not sent: it can be undone, or waits for its place;
   * 0: none.
   */
  readonly hold: number;
  /** It is held until its place is known, at most until the hold has passed. */
  readonly needsPlace: boolean;
  /** The person was asked whether it goes without its place, and has not answered. */
  readonly isAsked?: boolean;
  /**
   * Milliseconds for which it was held back for its place: 0 from the press if it needs one, set
   * once it has one, or at its first attempt; absent otherwise.
   */
  readonly held?: number;
  readonly attempts: number;
  /** The pause after the last attempt without a decision. */
  readonly pause: { readonly since: Reading; readonly milliseconds: number } | null;
  /** An outcome that the person must see; null while it is unsent. */
  readonly outcome: PunchOutcome | null;
}

/** The outcome of a punch that was not simply recorded; kept until the person has seen it. */
export type PunchOutcome =
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** The server's message in the person's language. */
      readonly detail: string;
      /** Start of the server's open shift at that time; null if there was none. */
      readonly serverSince: Instant | null;
    }
  | { readonly kind: 'correction'; readonly detail: string };

/** A position in the format of a request; empty if there is none. */
export type PunchPlace = Pick<ClockIn, 'latitude' | 'longitude' | 'accuracy'>;

export type NewPunch = Omit<
  QueuedPunch,
  'ownerId' | 'sequence' | 'held' | 'attempts' | 'pause' | 'outcome'
>;

/** The unsent punches, in order. */
export function waitingPunches(punches: readonly QueuedPunch[]): QueuedPunch[] {
  return punches.filter(({ outcome }) => outcome === null);
}

/**
 * Whether the person must still confirm that it is recorded at all: until then it changes nothing
 * on the screen.
 */
export function isInQuestion({ needsPlace, isAsked }: QueuedPunch): boolean {
  return needsPlace && isAsked === true;
}

/** Whether a closing page sends it at once: it was held there, and is not in question. */
export function isToRelease(punch: QueuedPunch, page: string): boolean {
  return punch.hold > 0 && punch.pressed.page === page && !isInQuestion(punch);
}

/**
 * The one punch that a closing page sends: the next, if it was held there. Null if another one must
 * follow it: alone it would leave the person clocked out.
 */
export function punchOfLeaving(waiting: readonly QueuedPunch[], page: string): QueuedPunch | null {
  const [first] = waiting;
  if (!first || !isToRelease(first, page)) return null;
  return waiting.some(({ after }) => after === first.key) ? null : first;
}

/** The punches with an unseen outcome, in order. */
export function settledPunches(punches: readonly QueuedPunch[]): QueuedPunch[] {
  return punches.filter(({ outcome }) => outcome !== null);
}

/**
 * Whether the punch depends on the one with this key: its shift's clock-in, or the one it follows.
 */
export function hangsOn(punch: QueuedPunch, key: string): boolean {
  return punch.after === key || shiftKeyOf(punch) === key;
}

/** The key of the clock-in that the punch names as its shift; null if it names none by key. */
export function shiftKeyOf({ request }: Pick<QueuedPunch, 'request'>): string | null {
  return request.kind === 'clock-in' ? null : (request.body.shiftKey ?? null);
}
