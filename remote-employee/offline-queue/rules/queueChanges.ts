import type { Reading } from 'shared-time/device-clock/rules/reading.ts';
import {
  hangsOn,
  isInQuestion,
  shiftKeyOf,
  type NewPunch,
  type PunchOutcome,
  type PunchPlace,
  type PunchRequest,
  type QueuedPunch,
} from './queuedPunch.ts';

type Queue = readonly QueuedPunch[];

/** The owner's queue with a punch more. Whoever punches again stands by what came before. */
export function withPunch(queue: Queue, ownerId: number, punch: NewPunch): Queue {
  const sequence = (queue.at(-1)?.sequence ?? 0) + 1;
  const held = punch.needsPlace ? { held: 0 } : {};
  const added = { ...punch, ...held, ownerId, sequence, attempts: 0, pause: null, outcome: null };
  return [...withoutHolds(queue), added];
}

/** The person goes on: nothing can be undone any longer. What waits for its place still does. */
export function withoutHolds(queue: Queue): Queue {
  return queue.map((punch) =>
    punch.hold === 0 || punch.needsPlace ? punch : { ...punch, hold: 0 },
  );
}

/**
 * The page is left: nobody will tell the place, and nothing is held back but what the person was asked
 * about, which the next page asks again.
 */
export function withNothingHeld(queue: Queue): Queue {
  return queue.map((punch) =>
    punch.hold === 0 || isInQuestion(punch) ? punch : { ...punch, hold: 0, needsPlace: false },
  );
}

/** The place cannot be known: the person is asked whether the punch goes without. */
export function withQuestion(queue: Queue, key: string): Queue {
  return changed(queue, key, (punch) => (punch.needsPlace ? { ...punch, isAsked: true } : punch));
}

/** The place where the punch was made is known; `hold` counts from the press, as `held` does. */
export function withPlace(
  queue: Queue,
  key: string,
  place: PunchPlace,
  { hold, held }: { readonly hold: number; readonly held: number },
): Queue {
  return changed(queue, key, (punch) => {
    if (!punch.needsPlace || punch.attempts > 0) return punch;
    return {
      ...punch,
      hold,
      held,
      needsPlace: false,
      isAsked: false,
      request: placed(punch.request, place),
    };
  });
}

/** Takes a punch back while it is held. Once it may have been sent, it stays. */
export function withUndone(queue: Queue, key: string): Queue {
  return queue.filter((punch) => punch.key !== key || punch.hold === 0 || punch.attempts > 0);
}

/** Noted before it is sent: from then on the server may know it. */
export function withAttempt(queue: Queue, key: string, held?: number): Queue {
  return changed(queue, key, (punch) => ({
    ...punch,
    ...(held === undefined ? {} : { held }),
    hold: 0,
    needsPlace: false,
    attempts: punch.attempts + 1,
  }));
}

/** No judgement came: the next attempt comes after a pause. */
export function withPause(queue: Queue, key: string, pause: QueuedPunch['pause']): Queue {
  return changed(queue, key, (punch) => ({ ...punch, pause }));
}

/** Something happened that makes another attempt worthwhile at once. */
export function withoutPauses(queue: Queue): Queue {
  return queue.map((punch) => (punch.pause === null ? punch : { ...punch, pause: null }));
}

/**
 * The server recorded the punch. `shiftId`: the shift that it belongs to; what was to name that one
 * by the punch's key names it by its id now, for an open shift may have answered instead of a new one.
 * `correction`: the server's words when it left the punch to the manager.
 */
export function withRecorded(
  queue: Queue,
  key: string,
  shiftId: number | null,
  correction: string | null,
): Queue {
  const left =
    correction === null
      ? queue.filter((punch) => punch.key !== key)
      : withOutcome(queue, key, { kind: 'correction', detail: correction });
  return shiftId === null ? left : left.map((punch) => naming(punch, key, shiftId));
}

/** The server refused the punch for good; what hangs on it goes with it, and what hangs on that. */
export function withRefused(
  queue: Queue,
  key: string,
  outcome: Extract<PunchOutcome, { readonly kind: 'refused' }>,
): Queue {
  return queue
    .filter((punch) => punch.outcome === null && hangsOn(punch, key))
    .reduce(
      (before, punch) => withRefused(before, punch.key, outcome),
      withOutcome(queue, key, outcome),
    );
}

/** The person has seen what became of them. What is still to be sent stays. */
export function withDismissed(queue: Queue, keys: readonly string[]): Queue {
  return queue.filter(({ key, outcome }) => outcome === null || !keys.includes(key));
}

/** Milliseconds until the next attempt: 1 s, doubled up to a minute, spread by `random` (0 to 1). */
export function pauseAfter(
  attempts: number,
  since: Reading,
  random: number,
): NonNullable<QueuedPunch['pause']> {
  const whole = Math.min(60_000, 1_000 * 2 ** Math.max(0, attempts - 1));
  return { since, milliseconds: Math.round(whole * (0.5 + random / 2)) };
}

function withOutcome(queue: Queue, key: string, outcome: PunchOutcome): Queue {
  return changed(queue, key, (punch) => ({ ...punch, hold: 0, pause: null, outcome }));
}

function placed(request: PunchRequest, place: PunchPlace): PunchRequest {
  return request.kind === 'clock-in'
    ? { ...request, body: { ...request.body, ...place } }
    : { ...request, body: { ...request.body, ...place } };
}

function naming(punch: QueuedPunch, shiftKey: string, shiftTimePairId: number): QueuedPunch {
  const { request } = punch;
  if (request.kind === 'clock-in' || punch.attempts > 0 || shiftKeyOf(punch) !== shiftKey) {
    return punch;
  }
  const { shiftKey: _key, ...others } = request.body;
  return { ...punch, request: { kind: request.kind, body: { ...others, shiftTimePairId } } };
}

function changed(queue: Queue, key: string, change: (punch: QueuedPunch) => QueuedPunch): Queue {
  return queue.map((punch) => (punch.key === key ? change(punch) : punch));
}
