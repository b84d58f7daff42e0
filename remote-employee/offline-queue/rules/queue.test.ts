import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgementOf } from './judgementOf.ts';
import { nextStep } from './nextStep.ts';
import {
  withAttempt,
  withDismissed,
  withNothingHeld,
  withoutHolds,
  withoutPauses,
  withPause,
  withPlace,
  withPunch,
  withRecorded,
  withRefused,
  withUndone,
} from './queueChanges.ts';
import { retryPause } from './retryPause.ts';
import { settledPunches, waitingPunches, type NewPunch, type QueuedPunch } from './queuedPunch.ts';

type Queue = readonly QueuedPunch[];

describe('whatever happens to tabs, network and person', () => {
  it('the server sees each punch exactly once and in order, but those that were undone', () => {
    fc.assert(
      fc.property(fc.array(happening(), { maxLength: 120, size: 'max' }), (happenings) => {
        const world = new World();
        for (const each of happenings) world.live(each);
        world.comeToRest();
        expect(world.recorded).toEqual(world.pressed.filter((key) => !world.undone.has(key)));
        expect(world.queue).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('a punch that the server refuses stays until the person has seen it', () => {
    fc.assert(
      fc.property(
        fc.array(happening(), { maxLength: 80, size: 'max' }),
        fc.integer({ min: 2, max: 5 }),
        (happenings, each) => {
          const world = new World((key) => Number(key) % each === 0);
          for (const one of happenings) world.live(one);
          world.comeToRest();
          const kept = world.pressed.filter((key) => !world.undone.has(key));
          const refused = kept.filter((key) => Number(key) % each === 0);
          expect(settledPunches(world.queue).map(({ key }) => key)).toEqual(refused);
          expect(world.recorded).toEqual(kept.filter((key) => !refused.includes(key)));
        },
      ),
    );
  });
});

describe('the queue', () => {
  it('waits while a clock-out can be undone, and goes on when the time has passed', () => {
    const queue = withPunch([], 7, punch('1', 0, 10_000));
    expect(nextStep(queue, at(4_000))).toEqual({ kind: 'wait', milliseconds: 6_000 });
    expect(nextStep(queue, at(10_000)).kind).toBe('send');
    expect(withUndone(queue, '1')).toEqual([]);
  });

  it('sends a held clock-out as soon as the person leaves or goes on', () => {
    const queue = withPunch([], 7, punch('1', 0, 10_000));
    expect(nextStep(withoutHolds(queue), at(0)).kind).toBe('send');
    expect(nextStep(withPunch(queue, 7, punch('2', 1)), at(1))).toMatchObject({
      kind: 'send',
      punch: { key: '1' },
    });
  });

  it('waits for the place of a punch, but not for ever', () => {
    const queue = withPunch([], 7, { ...punch('1', 0, 120_000), needsPlace: true });
    expect(nextStep(withoutHolds(queue), at(1_000)).kind).toBe('wait');
    const placed = withPlace(queue, '1', { latitude: 52.5, longitude: 13.4 }, { hold: 0, held: 0 });
    expect(nextStep(placed, at(1_000))).toMatchObject({
      kind: 'send',
      punch: { request: { body: { latitude: 52.5, longitude: 13.4 } } },
    });
    expect(nextStep(withNothingHeld(queue), at(1_000)).kind).toBe('send');
    expect(nextStep(queue, at(120_000)).kind).toBe('send');
  });

  it('undoes nothing that may have been sent', () => {
    const queue = withAttempt(withPunch([], 7, punch('1', 0, 10_000)), '1');
    expect(withUndone(queue, '1')).toHaveLength(1);
  });

  it('pauses longer after each attempt, a minute at most', () => {
    const pauses = [1, 2, 3, 7, 50].map((attempts) => retryPause(attempts, at(0), 1).milliseconds);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
    expect(retryPause(1, at(0), 0).milliseconds).toBe(500);
  });

  it('takes what hangs on a refused clock-in out with it', () => {
    const queue = ['break', 'clock-out'].reduce<Queue>(
      (before, kind, index) => withPunch(before, 7, named(kind, String(index + 2), '1')),
      withPunch([], 7, punch('1', 0)),
    );
    const refused = withRefused(queue, '1', refusal);
    expect(settledPunches(refused).map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(withDismissed(refused, ['1', '2', '3'])).toEqual([]);
  });

  it('takes what comes after a refused clock-out out with it, and what hangs on that', () => {
    const clockOut = { ...named('clock-out', '1', '0') };
    const queue = [
      { ...punch('2', 0), after: '1' },
      named('break', '3', '2'),
      punch('4', 0),
    ].reduce((before: Queue, each) => withPunch(before, 7, each), withPunch([], 7, clockOut));
    const refused = withRefused(queue, '1', refusal);
    expect(settledPunches(refused).map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(waitingPunches(refused).map(({ key }) => key)).toEqual(['4']);
  });

  it('names the shift by its id as soon as the clock-in was answered', () => {
    const queue = withPunch(withPunch([], 7, punch('1', 0)), 7, named('break', '2', '1'));
    const [left] = withRecorded(queue, '1', 601, null);
    expect(left?.request.body).toMatchObject({ shiftTimePairId: 601 });
    expect(left?.request.body).not.toHaveProperty('shiftKey');
  });

  it('keeps a punch that went to the manager until the person has read that', () => {
    const queue = withRecorded(withPunch([], 7, punch('1', 0)), '1', 601, 'Your manager decides.');
    expect(waitingPunches(queue)).toEqual([]);
    expect(settledPunches(queue)[0]?.outcome).toEqual({
      kind: 'correction',
      detail: 'Your manager decides.',
    });
  });
});

describe('a failed attempt', () => {
  it.each([
    ['NO_RESPONSE', undefined, 'again'],
    ['UNKNOWN_RESPONSE', 403, 'again'],
    ['UNEXPECTED', 500, 'again'],
    ['TOO_MANY_REQUESTS', 429, 'again'],
    ['REQUEST_IN_PROGRESS', 409, 'again'],
    ['NO_SESSION', 401, 'signed-out'],
    ['CLOCK_OUT_ALREADY_RECORDED', 409, 'refused'],
    ['VALIDATION_FAILED', 400, 'refused'],
    ['ACCESS_DENIED', 403, 'refused'],
    ['NOT_FOUND', 404, 'refused'],
  ] as const)('%s (%s): %s', (code, status, kind) => {
    expect(judgementOf({ code, status }).kind).toBe(kind);
  });
});

type Happening =
  | { readonly kind: 'press'; readonly isHeld: boolean }
  | { readonly kind: 'undo' | 'leave' | 'wake' }
  | { readonly kind: 'send' | 'crash'; readonly tab: number }
  | { readonly kind: 'arrive' | 'answer' | 'lose'; readonly request: number }
  | { readonly kind: 'wait'; readonly milliseconds: number };

function happening(): fc.Arbitrary<Happening> {
  const tab = fc.nat(2);
  const request = fc.nat(5);
  return fc.oneof(
    fc.record({ kind: fc.constant('press' as const), isHeld: fc.boolean() }),
    fc.record({ kind: fc.constantFrom('undo' as const, 'leave' as const, 'wake' as const) }),
    fc.record({ kind: fc.constantFrom('send' as const, 'crash' as const), tab }),
    fc.record({
      kind: fc.constantFrom('arrive' as const, 'answer' as const, 'lose' as const),
      request,
    }),
    fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.nat(15_000) }),
  );
}

/** A request in flight: it can reach the server late, even after its tab is gone. */
interface Request {
  readonly key: string;
  /** Null once the tab has crashed or given up. */
  tab: number | null;
  hasArrived: boolean;
}

/** Three tabs over one store, a lock that the browser releases when a tab dies, and a server. */
class World {
  queue: Queue = [];
  readonly pressed: string[] = [];
  readonly undone = new Set<string>();
  readonly recorded: string[] = [];
  private readonly refused = new Set<string>();
  private requests: Request[] = [];
  private lockedBy: number | null = null;
  private time = 0;

  private readonly refuses: (key: string) => boolean;

  constructor(refuses: (key: string) => boolean = () => false) {
    this.refuses = refuses;
  }

  live(event: Happening): void {
    switch (event.kind) {
      case 'press':
        this.pressed.push(String(this.pressed.length + 1));
        this.queue = withPunch(
          this.queue,
          7,
          punch(this.pressed.at(-1) ?? '', this.time, event.isHeld ? 10_000 : 0),
        );
        return;
      case 'undo':
        return this.undo();
      case 'leave':
        return this.leave();
      case 'wake':
        this.queue = withoutPauses(this.queue);
        return;
      case 'send':
        return this.send(event.tab);
      case 'crash':
        for (const each of this.requests) if (each.tab === event.tab) each.tab = null;
        if (this.lockedBy === event.tab) this.lockedBy = null;
        return;
      case 'arrive':
        return this.arrive(this.requests[event.request]);
      case 'answer':
        this.arrive(this.requests[event.request]);
        return this.answer(this.requests[event.request]);
      case 'lose':
        return this.fail(this.requests[event.request]);
      case 'wait':
        this.time += event.milliseconds;
    }
  }

  /** The network is back and one tab stays open. */
  comeToRest(): void {
    for (const tab of [0, 1, 2]) this.live({ kind: 'crash', tab });
    for (const late of this.requests) this.arrive(late);
    while (nextStep(this.queue, at(this.time)).kind !== 'nothing') {
      this.time += 60_000;
      this.send(0);
      this.arrive(this.requests.at(-1));
      this.answer(this.requests.at(-1));
    }
  }

  private undo(): void {
    const held = waitingPunches(this.queue).findLast(({ hold }) => hold > 0);
    if (!held) return;
    this.queue = withUndone(this.queue, held.key);
    if (!this.queue.some(({ key }) => key === held.key)) this.undone.add(held.key);
  }

  /** Sends a held punch at once, outside the lock, if nothing is before it. */
  private leave(): void {
    this.queue = withNothingHeld(this.queue);
    const step = nextStep(this.queue, at(this.time));
    if (step.kind !== 'send') return;
    this.queue = withAttempt(this.queue, step.punch.key);
    this.requests.push({ key: step.punch.key, tab: null, hasArrived: false });
  }

  private send(tab: number): void {
    if (this.lockedBy !== null) return;
    const step = nextStep(this.queue, at(this.time));
    if (step.kind !== 'send') return;
    this.lockedBy = tab;
    this.queue = withAttempt(this.queue, step.punch.key);
    this.requests.push({ key: step.punch.key, tab, hasArrived: false });
  }

  private arrive(request: Request | undefined): void {
    if (!request || request.hasArrived) return;
    request.hasArrived = true;
    if (this.refuses(request.key)) this.refused.add(request.key);
    else if (!this.recorded.includes(request.key)) this.recorded.push(request.key);
  }

  private answer(request: Request | undefined): void {
    if (!request?.hasArrived || request.tab === null) return;
    this.queue = this.refused.has(request.key)
      ? withRefused(this.queue, request.key, refusal)
      : withRecorded(this.queue, request.key, 601, null);
    this.giveUp(request);
  }

  private fail(request: Request | undefined): void {
    if (!request || request.tab === null) return;
    this.queue = withPause(this.queue, request.key, retryPause(1, at(this.time), 0.5));
    this.giveUp(request);
  }

  private giveUp(request: Request): void {
    if (this.lockedBy === request.tab) this.lockedBy = null;
    request.tab = null;
  }
}

const refusal = {
  kind: 'refused',
  code: 'CLOCK_OUT_ALREADY_RECORDED',
  detail: 'The shift has ended.',
  serverSince: null,
} as const;

function at(milliseconds: number) {
  return { wall: milliseconds, monotonic: milliseconds, page: 'page' };
}

function punch(key: string, pressedAt: number, hold = 0): NewPunch {
  const body = { employeeAssignmentId: 31, timeZoneOffset: 60 };
  return {
    key,
    hold,
    needsPlace: false,
    request: { kind: 'clock-in', body },
    pressed: { ...at(pressedAt), server: null },
    press: {
      kind: 'clock-in',
      at: '2026-11-19T05:00:00.000Z',
      begins: {
        assignmentId: 31,
        position: 'Housekeeping attendant',
        timeZone: 'Europe/Berlin',
        timeType: null,
        costCenter: null,
      },
    },
  };
}

function named(kind: string, key: string, shiftKey: string): NewPunch {
  const body = {
    employeeAssignmentId: 31,
    timeZoneOffset: 60,
    shiftKey,
    pairType: 'BREAK',
  } as const;
  return {
    ...punch(key, 0),
    request: { kind: kind === 'break' ? 'break' : 'clock-out', body },
  };
}
