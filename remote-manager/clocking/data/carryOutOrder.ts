import {
  answer,
  type ApiClient,
  ApiFailure,
  type Batch,
  type components,
  type EventBus,
  toInstant,
} from 'shared-contracts';
import { createOrder, mayPass } from 'shared-ui/orders';
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

/** What an order needs to run. */
export interface OrderOptions {
  readonly api: ApiClient;
  readonly bus: EventBus;
  /** Maximum rows of a request. */
  readonly most: number;
  /** The message for each person when a whole request is refused. */
  readonly failureText: (failure: ApiFailure) => string;
  /** The message for people who were not sent. */
  readonly notSent: string;
  readonly id: number;
  readonly isQuiet: boolean;
  /** Milliseconds in which it can be undone. */
  readonly hold: number;
  /** Called with the progress, initially and on every change; null once it was undone. */
  readonly onChange: (run: MassRun | null, order: RunningOrder) => void;
}

/** An order in progress. */
export interface RunningOrder {
  /** Retries at once if it is paused, and sends held requests at once. */
  carryOn(): void;
  /** Only while it is held. */
  undo(): void;
  /** People not yet sent stay unchanged. */
  stop(): void;
}

/** Maximum bytes of a request's rows: a body can have 64 KiB. */
const mostBytes = 60_000;
/** Milliseconds after which a request declares its delay. */
const delayFrom = 10_000;

/**
 * Clocks people in sequential batches, each with its own key, whatever page is shown. When the
 * network is cut, pauses and continues with the same keys, so that nobody is clocked twice. It ends
 * with the session; closing the tab earlier triggers the browser's prompt.
 */
export function carryOutOrder(order: MassOrder, options: OrderOptions): RunningOrder {
  const { api, bus, most, failureText, notSent, hold, onChange } = options;
  const began = performance.now();
  let run = runOf(order, options);
  let isStopped = false;
  const calls = massCalls(api);

  function change(changes: Partial<MassRun>): void {
    run = { ...run, ...changes };
    onChange(run, running);
  }

  function note(outcomes: ReadonlyMap<number, RowOutcome>): void {
    const answeredAt = performance.now();
    change({ outcomes: new Map([...run.outcomes, ...outcomes]), answeredAt });
    bus.emit('time-pairs-changed', { employeeIds: [...outcomes.keys()] });
  }

  async function send<Row>(batch: Batch<ClockedPerson<Row>>, call: MassCall<Row>): Promise<void> {
    try {
      const rows = batch.rows.map(({ row }) => ({ ...row, ...deviceSince(began, hold) }));
      note(outcomesOf(batch, await call(rows, batch.key)));
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || mayPassLater(failure)) throw failure;
      const words = failureText(failure);
      note(new Map(batch.rows.map((each) => [each.employeeId, { isDone: false, words }])));
    }
  }

  function orderOf<Row>(people: readonly ClockedPerson<Row>[], call: MassCall<Row>) {
    const newKey = () => crypto.randomUUID();
    const batches = massBatches(people, { most, bytes: mostBytes, newKey });
    return createOrder(batches, (batch) => send(batch, call));
  }
  const sending =
    order.kind === 'CLOCK_IN'
      ? orderOf(order.people, calls.clockIn)
      : orderOf(order.people, calls.clockOut);

  /** A request that may succeed later waits for `carryOn`. */
  async function attempt(): Promise<void> {
    clearTimeout(timer);
    if (run.phase !== 'running') change({ phase: 'running' });
    let isPaused = false;
    try {
      const { failure } = await sending.send();
      isPaused = failure !== null && !isStopped;
    } finally {
      if (isPaused) change({ phase: 'paused' });
      else end();
    }
  }

  function end(isUndone = false): void {
    clearTimeout(timer);
    unfollow();
    if (isUndone) {
      run = { ...run, phase: 'ended' };
      onChange(null, running);
      return;
    }
    const left = { isDone: false, words: notSent };
    const outcomes = run.people.map(
      ({ employeeId }) => [employeeId, run.outcomes.get(employeeId) ?? left] as const,
    );
    change({ outcomes: new Map(outcomes), phase: 'ended' });
  }

  const isWaiting = () => run.phase === 'held' || run.phase === 'paused';
  const running: RunningOrder = {
    carryOn() {
      if (isWaiting()) void attempt();
    },
    undo() {
      if (run.phase === 'held') end(true);
    },
    stop() {
      isStopped = true;
      sending.stop();
      if (isWaiting()) end();
    },
  };
  onChange(run, running);
  const unfollow = followThePage(running, bus);
  const timer = hold > 0 ? setTimeout(() => void attempt(), hold) : undefined;
  if (timer === undefined) void attempt();
  return running;
}

function runOf(order: MassOrder, { id, isQuiet, hold }: OrderOptions): MassRun {
  return {
    ...order,
    ...{ id, isQuiet, outcomes: new Map(), answeredAt: 0 },
    phase: hold > 0 ? 'held' : 'running',
    orderedAt: toInstant(Date.now()),
  };
}

/** Returns the function that stops it. */
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

/** Includes too many requests, and a session that can be renewed. */
function mayPassLater(failure: ApiFailure): boolean {
  return mayPass(failure) || failure.status === 429 || failure.status === 401;
}

function massCalls(api: ApiClient) {
  const paramsOf = (key: string) => ({ header: { 'idempotency-key': key }, query: {} });
  const clockIn: MassCall<ClockInRow> = (body, key) =>
    answer(api.POST('/api/time-pairs/mass-shift-clock-in', { params: paramsOf(key), body }));
  const clockOut: MassCall<ClockOutRow> = (body, key) =>
    answer(api.POST('/api/time-pairs/mass-shift-clock-out', { params: paramsOf(key), body }));
  return { clockIn, clockOut };
}

/** @param began the time of the order, of the page's clock; `hold` in milliseconds */
function deviceSince(began: number, hold: number) {
  const elapsed = Math.round(performance.now() - began);
  return {
    timeZoneOffset: -new Date().getTimezoneOffset(),
    ...(elapsed > delayFrom || hold > 0 ? { delayInMilliseconds: elapsed } : {}),
  };
}

/** The device's part of a request. */
type OfDevice = Pick<components['schemas']['MassClockInRequest'], 'timeZoneOffset'>;

/** Clocks people; idempotent per key. @throws ApiFailure */
type MassCall<Row> = (rows: (Row & OfDevice)[], key: string) => Promise<Answer>;
