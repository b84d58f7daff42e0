import type { components, ErrorCode, Instant } from 'shared-contracts';
import type { Press } from '../../shift/rules/press.ts';
import type { PressReading, Reading } from 'shared-time/device-clock/rules/reading.ts';

type ClockIn = components['schemas']['ClockInRequest'];
type ClockEntry = components['schemas']['ClockEntryRequest'];

/** What a punch asks of the server, but for its delay. */
export type PunchRequest =
  | { readonly kind: 'clock-in'; readonly body: ClockIn }
  | { readonly kind: 'clock-out' | 'break' | 'resume'; readonly body: ClockEntry };

/** A punch as it is kept on the device until the server has answered it. */
export interface QueuedPunch {
  /** Its Idempotency-Key, made once; names the shift that it begins. */
  readonly key: string;
  /** The employee under whose session alone it is sent. */
  readonly ownerId: number;
  /** Its place among the owner's punches. */
  readonly sequence: number;
  readonly request: PunchRequest;
  /** The key of the punch of the same press that comes before it: if that one is refused, so is this. */
  readonly after?: string;
  /** How it is shown meanwhile. */
  readonly press: Press;
  readonly pressed: PressReading;
  /** Milliseconds in which it can be undone and is not sent; 0 for none. */
  readonly hold: number;
  /** It is held for the place where it was made; without one it goes when the hold has passed. */
  readonly needsPlace: boolean;
  /** The person was asked whether it goes without its place, and has not answered. */
  readonly isAsked?: boolean;
  /**
   * Milliseconds for which waiting for its place held it back, known when it has one, or from its
   * first attempt on; left out where it waited for none.
   */
  readonly held?: number;
  readonly attempts: number;
  /** The pause after the last attempt, which brought no judgement. */
  readonly pause: { readonly since: Reading; readonly milliseconds: number } | null;
  /** What a person has to know about it; while it is null, it is to be sent. */
  readonly outcome: PunchOutcome | null;
}

/** What became of a punch that was not simply recorded; kept until the person has seen it. */
export type PunchOutcome =
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** The server's sentence in the person's language. */
      readonly detail: string;
      /** The server's open shift at that time, in its own words: since when; null for none. */
      readonly serverSince: Instant | null;
    }
  | { readonly kind: 'correction'; readonly detail: string };

/** A position as a request carries it; empty where there is none. */
export type PunchPlace = Pick<ClockIn, 'latitude' | 'longitude' | 'accuracy'>;

export type NewPunch = Omit<
  QueuedPunch,
  'ownerId' | 'sequence' | 'held' | 'attempts' | 'pause' | 'outcome'
>;

/** The punches that are still to be sent, in order. */
export function waitingPunches(punches: readonly QueuedPunch[]): QueuedPunch[] {
  return punches.filter(({ outcome }) => outcome === null);
}

/** Whether the person has yet to say that it is recorded at all: until then it changes nothing shown. */
export function isInQuestion({ needsPlace, isAsked }: QueuedPunch): boolean {
  return needsPlace && isAsked === true;
}

/** Whether a page that is left sends it without waiting longer: it was held there, and not asked about. */
export function isToRelease(punch: QueuedPunch, page: string): boolean {
  return punch.hold > 0 && punch.pressed.page === page && !isInQuestion(punch);
}

/**
 * The one punch that a page sends as it is closed: the next, if it was held there. Null where another one
 * is to come after it: alone it would leave the person clocked out.
 */
export function punchOfLeaving(waiting: readonly QueuedPunch[], page: string): QueuedPunch | null {
  const [first] = waiting;
  if (!first || !isToRelease(first, page)) return null;
  return waiting.some(({ after }) => after === first.key) ? null : first;
}

/** The punches whose outcome the person has not seen yet, in order. */
export function settledPunches(punches: readonly QueuedPunch[]): QueuedPunch[] {
  return punches.filter(({ outcome }) => outcome !== null);
}

/** Whether the punch makes sense only with the one of this key: its shift's clock-in, or what it comes after. */
export function hangsOn(punch: QueuedPunch, key: string): boolean {
  return punch.after === key || shiftKeyOf(punch) === key;
}

/** The key of the clock-in that the punch names as its shift; null where it names none by key. */
export function shiftKeyOf({ request }: Pick<QueuedPunch, 'request'>): string | null {
  return request.kind === 'clock-in' ? null : (request.body.shiftKey ?? null);
}
