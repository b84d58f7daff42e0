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

/** The owner's queue with another punch. Punching again confirms the earlier ones. */
export function withPunch(queue: Queue, ownerId: number, punch: NewPunch): Queue {
  const sequence = (queue.at(-1)?.sequence ?? 0) + 1;
  const held = punch.needsPlace ? { held: 0 } : {};
  const added = { ...punch, ...held, ownerId, sequence, attempts: 0, pause: null, outcome: null };
  return [...withoutHolds(queue), added];
}

/**
 * The person continues: nothing can be undone any more. Punches waiting for their place still do.
 */
export function withoutHolds(queue: Queue): Queue {
  return queue.map((punch) =>
    punch.hold === 0 || punch.needsPlace ? punch : { ...punch, hold: 0 },
  );
}

/**
 * The page is closing: no place will arrive, and only punches in question are held back, for the
 * next page to ask again.
 */
export function withNothingHeld(queue: Queue): Queue {
  return queue.map((punch) =>
    punch.hold === 0 || isInQuestion(punch) ? punch : { ...punch, hold: 0, needsPlace: false },
  );
}

/** The place cannot be determined: the person is asked whether the punch goes without. */
export function withQuestion(queue: Queue, key: string): Queue {
  return changed(queue, key, (punch) => (punch.needsPlace ? { ...punch, isAsked: true } : punch));
}

/** The place of the punch is known; `hold` counts from the press, like `held`. */
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

/** Removes a punch while it is held. Once it may have been sent, it stays. */
export function withUndone(queue: Queue, key: string): Queue {
  return queue.filter((punch) => punch.key !== key || punch.hold === 0 || punch.attempts > 0);
}

/** Recorded before it is sent: from then on the server may know it. */
export function withAttempt(queue: Queue, key: string, held?: number): Queue {
  return changed(queue, key, (punch) => ({
    ...punch,
    ...(held === undefined ? {} : { held }),
    hold: 0,
    needsPlace: false,
    attempts: punch.attempts + 1,
  }));
}

/** No decision: the next attempt follows after a pause. */
export function withPause(queue: Queue, key: string, pause: QueuedPunch['pause']): Queue {
  return changed(queue, key, (punch) => ({ ...punch, pause }));
}

/** An event makes an immediate retry worthwhile. */
export function withoutPauses(queue: Queue): Queue {
  return queue.map((punch) => (punch.pause === null ? punch : { ...punch, pause: null }));
}

/**
 * The server recorded the punch. `shiftId`: its shift; punches that refer to the shift by the
 * punch's key now use the id, since an open shift may have been returned instead of a new one.
 * `correction`: the server's message if it left the punch to the manager.
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

/** The server's final refusal; punches that depend on it are removed, recursively. */
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

/** The person has seen their outcome. Unsent punches stay. */
export function withDismissed(queue: Queue, keys: readonly string[]): Queue {
  return queue.filter(({ key, outcome }) => outcome === null || !keys.includes(key));
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
