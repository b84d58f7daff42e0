import { ApiFailure, type ApiClient, type components, type EventBus } from 'shared-contracts';
import {
  massBatches,
  outcomesOf,
  type ClockedPerson,
  type MassBatch,
  type MassOrder,
  type MassRun,
  type RowOutcome,
} from '../rules/massRun.ts';
import { clockMany } from './massCalls.ts';

type Answer = components['schemas']['MassClockAnswer'];

/** What an order is carried out with. */
export interface OrderSurroundings {
  readonly api: ApiClient;
  readonly bus: EventBus;
  /** Rows of a request, at most. */
  readonly most: number;
  /** A refusal of a whole request in words, for each of its people. */
  readonly failureText: (failure: ApiFailure) => string;
  /** What is said of people who were not sent any more. */
  readonly notSent: string;
  readonly id: number;
  readonly isQuiet: boolean;
  /** Milliseconds in which it can be undone. */
  readonly hold: number;
  /** How far it is, at once and with every change; null once it was undone. */
  readonly onChange: (run: MassRun | null) => void;
}

/** Of an order that has not ended. */
export interface RunningOrder {
  /** Tries again at once where it waits, and sends at once what is held. */
  carryOn(): void;
  /** Only while it is held; else it is too late. */
  undo(): void;
  /** Whoever was not sent yet stays as they are. */
  stop(): void;
}

/** Bytes of the rows of a request: a body may have 64 KiB. */
const mostBytes = 60_000;
/** Milliseconds after which a request says how long ago it was meant. */
const toldAfter = 10_000;

/**
 * Clocks people in batches, one after the other, each with a key of its own, whatever page is shown
 * meanwhile. Where the network is cut, it waits and then goes on with the same keys, so that nobody is
 * clocked twice. It ends with the session; closing the tab before makes the browser ask.
 */
export function carryOutOrder(order: MassOrder, surroundings: OrderSurroundings): RunningOrder {
  const { api, bus, most, failureText, notSent, id, isQuiet, hold, onChange } = surroundings;
  const began = performance.now();
  const phase = hold > 0 ? 'held' : 'running';
  let run: MassRun = { ...order, id, isQuiet, outcomes: new Map(), phase };
  let isStopped = false;
  let isUndone = false;
  let carryOn: (() => void) | null = null;

  function change(changes: Partial<MassRun>): void {
    run = { ...run, ...changes };
    onChange(run);
  }

  function note(outcomes: ReadonlyMap<number, RowOutcome>): void {
    change({ outcomes: new Map([...run.outcomes, ...outcomes]) });
    bus.emit('time-pairs-changed', { employeeIds: [...outcomes.keys()] });
  }

  function device() {
    const elapsed = Math.round(performance.now() - began);
    return {
      timeZoneOffset: -new Date().getTimezoneOffset(),
      ...(elapsed > toldAfter || hold > 0 ? { delayInMilliseconds: elapsed } : {}),
    };
  }

  /** Whether the batch has its answer; else the run waits to be carried on. */
  async function send<Row>(
    batch: MassBatch<Row>,
    call: (batch: MassBatch<Row>) => Promise<Answer>,
  ): Promise<boolean> {
    try {
      note(outcomesOf(batch, await call(batch)));
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (mayPass(failure)) return false;
      const words = failureText(failure);
      note(new Map(batch.people.map((each) => [each.employeeId, { isDone: false, words }])));
      return true;
    }
  }

  async function sendAll<Row>(
    people: readonly ClockedPerson<Row>[],
    call: (batch: MassBatch<Row>) => Promise<Answer>,
  ): Promise<void> {
    const newKey = () => crypto.randomUUID();
    for (const batch of massBatches(people, { most, bytes: mostBytes, newKey })) {
      while (!isStopped && !(await send(batch, call))) {
        change({ phase: 'paused' });
        await new Promise<void>((settle) => {
          carryOn = settle;
        });
        carryOn = null;
        change({ phase: 'running' });
      }
    }
  }

  /** Until the time to undo is over, or is cut short. */
  async function wait(): Promise<void> {
    await new Promise<void>((settle) => {
      const timer = setTimeout(settle, hold);
      carryOn = () => {
        clearTimeout(timer);
        settle();
      };
    });
    carryOn = null;
    if (!isStopped) change({ phase: 'running' });
  }

  async function carryOut(): Promise<void> {
    if (hold > 0) await wait();
    if (order.kind === 'CLOCK_IN') {
      await sendAll(order.people, ({ people, key }) => {
        const rows = people.map(({ row }) => ({ ...row, ...device() }));
        return clockMany(api, { kind: 'CLOCK_IN', rows }, key);
      });
    } else {
      await sendAll(order.people, ({ people, key }) => {
        const rows = people.map(({ row }) => ({ ...row, ...device() }));
        return clockMany(api, { kind: 'CLOCK_OUT', rows }, key);
      });
    }
  }

  function end(): void {
    unfollow();
    if (isUndone) {
      onChange(null);
      return;
    }
    const left = { isDone: false, words: notSent };
    const outcomes = run.people.map(
      ({ employeeId }) => [employeeId, run.outcomes.get(employeeId) ?? left] as const,
    );
    change({ outcomes: new Map(outcomes), phase: 'ended' });
  }

  const running: RunningOrder = {
    carryOn: () => carryOn?.(),
    undo() {
      if (run.phase !== 'held') return;
      isUndone = true;
      running.stop();
    },
    stop() {
      isStopped = true;
      carryOn?.();
    },
  };
  onChange(run);
  const unfollow = followThePage(running, bus);
  void carryOut().finally(end);
  return running;
}

/** Returns what ends the following. */
function followThePage({ carryOn, stop }: RunningOrder, bus: EventBus): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const unfollow = bus.on('session-ended', stop);
  globalThis.addEventListener('online', carryOn);
  globalThis.addEventListener('beforeunload', ask);
  return () => {
    unfollow();
    globalThis.removeEventListener('online', carryOn);
    globalThis.removeEventListener('beforeunload', ask);
  };
}

/** Whether the same request may have an answer later. */
function mayPass({ status }: ApiFailure): boolean {
  return status === undefined || status >= 500 || status === 429 || status === 401;
}
