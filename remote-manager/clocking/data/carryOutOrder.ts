import {
  answer,
  type ApiClient,
  ApiFailure,
  type Batch,
  type components,
  type EventBus,
  sendBatches,
} from 'shared-contracts';
import {
  type ClockInRow,
  type ClockOutRow,
  type ClockedPerson,
  massBatches,
  type MassOrder,
  type MassRun,
  outcomesOf,
  type RowOutcome,
} from '../rules/massRun.ts';

type Answer = components['schemas']['MassClockAnswer'];

/** What an order is carried out with. */
export interface OrderOptions {
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
const delayFrom = 10_000;

/**
 * Clocks people in batches, one after the other, each with a key of its own, whatever page is shown
 * meanwhile. Where the network is cut, it waits and then goes on with the same keys, so that nobody is
 * clocked twice. It ends with the session; closing the tab before makes the browser ask.
 */
export function carryOutOrder(order: MassOrder, options: OrderOptions): RunningOrder {
  const { api, bus, most, failureText, notSent, id, isQuiet, hold, onChange } = options;
  const began = performance.now();
  const phase = hold > 0 ? 'held' : 'running';
  let run: MassRun = { ...order, id, isQuiet, outcomes: new Map(), phase };
  const stopping = new AbortController();
  const paramsOf = (key: string) => ({ header: { 'idempotency-key': key }, query: {} });
  const clockIn: MassCall<ClockInRow> = (body, key) =>
    answer(api.POST('/api/time-pairs/mass-shift-clock-in', { params: paramsOf(key), body }));
  const clockOut: MassCall<ClockOutRow> = (body, key) =>
    answer(api.POST('/api/time-pairs/mass-shift-clock-out', { params: paramsOf(key), body }));
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
      ...(elapsed > delayFrom || hold > 0 ? { delayInMilliseconds: elapsed } : {}),
    };
  }

  async function send<Row>(batch: Batch<ClockedPerson<Row>>, call: MassCall<Row>): Promise<void> {
    try {
      const rows = batch.rows.map(({ row }) => ({ ...row, ...device() }));
      note(outcomesOf(batch, await call(rows, batch.key)));
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || mayPass(failure)) throw failure;
      const words = failureText(failure);
      note(new Map(batch.rows.map((each) => [each.employeeId, { isDone: false, words }])));
    }
  }

  /** What may have an answer later waits to be carried on. */
  async function sendAll<Row>(
    people: readonly ClockedPerson<Row>[],
    call: MassCall<Row>,
  ): Promise<void> {
    const newKey = () => crypto.randomUUID();
    let left = massBatches(people, { most, bytes: mostBytes, newKey });
    while (left.length > 0 && !stopping.signal.aborted) {
      const sent = await sendBatches(left, (batch) => send(batch, call), stopping.signal);
      ({ left } = sent);
      if (!sent.failure || stopping.signal.aborted) continue;
      change({ phase: 'paused' });
      await new Promise<void>((settle) => {
        carryOn = settle;
      });
      carryOn = null;
      change({ phase: 'running' });
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
    if (!stopping.signal.aborted) change({ phase: 'running' });
  }

  async function carryOut(): Promise<void> {
    if (hold > 0) await wait();
    if (order.kind === 'CLOCK_IN') await sendAll(order.people, clockIn);
    else await sendAll(order.people, clockOut);
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
      stopping.abort();
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

/** What a request says of the device that sends it. */
type OfDevice = Pick<components['schemas']['MassClockInRequest'], 'timeZoneOffset'>;

/** Clocks people; the same key again clocks nobody twice. @throws ApiFailure */
type MassCall<Row> = (rows: (Row & OfDevice)[], key: string) => Promise<Answer>;
