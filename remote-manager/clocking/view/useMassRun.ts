import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure, limits, type components } from 'shared-contracts';
import { useApi, useFailureText, useHost, useProperty } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { clockMany } from '../data/massCalls.ts';
import {
  massBatches,
  outcomesOf,
  type ClockedPerson,
  type MassBatch,
  type RowOutcome,
} from '../rules/massRun.ts';

type Schemas = components['schemas'];
type ClockInRow = Omit<Schemas['MassClockInRequest'], 'timeZoneOffset'>;
type ClockOutRow = Omit<Schemas['MassClockOutRequest'], 'timeZoneOffset'>;

/** People to be clocked together. */
export type MassOrder =
  | { readonly kind: 'CLOCK_IN'; readonly people: readonly ClockedPerson<ClockInRow>[] }
  | { readonly kind: 'CLOCK_OUT'; readonly people: readonly ClockedPerson<ClockOutRow>[] };

/** An order that is being carried out, or was. */
export interface MassRun {
  readonly kind: MassOrder['kind'];
  readonly people: readonly { readonly employeeId: number; readonly name: string }[];
  /** By employee; those without one have no answer yet. */
  readonly outcomes: ReadonlyMap<number, RowOutcome>;
  readonly phase: 'running' | 'paused' | 'ended';
}

/** Bytes of the rows of a request: a body may have 64 KiB. */
const mostBytes = 60_000;
/** Milliseconds after which a request says how long ago it was meant. */
const toldAfter = 10_000;

/**
 * Clocks people in batches, one after the other, each with a key of its own. Where the network is
 * cut, it waits and then goes on with the same keys, so that nobody is clocked twice.
 */
export function useMassRun() {
  const api = useApi();
  const text = useText();
  const failureText = useFailureText();
  const { bus } = useHost();
  const most = Math.min(limits.allActionsBatchSize, useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'));
  const [run, setRun] = useState<MassRun | null>(null);
  const carryOn = useRef<(() => void) | null>(null);
  const isStopped = useRef(false);

  const resume = useEffectEvent(() => carryOn.current?.());
  useEffect(() => {
    const onOnline = () => resume();
    globalThis.addEventListener('online', onOnline);
    return () => globalThis.removeEventListener('online', onOnline);
  }, []);

  function note(outcomes: ReadonlyMap<number, RowOutcome>): void {
    setRun((last) => last && { ...last, outcomes: new Map([...last.outcomes, ...outcomes]) });
    bus.emit('time-pairs-changed', { employeeIds: [...outcomes.keys()] });
  }

  /** Whether the batch has its answer; else the run waits to be carried on. */
  async function send<Row>(
    batch: MassBatch<Row>,
    call: (batch: MassBatch<Row>) => Promise<Schemas['MassClockAnswer']>,
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

  async function carryOut<Row>(
    batches: readonly MassBatch<Row>[],
    call: (batch: MassBatch<Row>) => Promise<Schemas['MassClockAnswer']>,
  ): Promise<void> {
    for (const batch of batches) {
      while (!isStopped.current && !(await send(batch, call))) {
        setRun((last) => last && { ...last, phase: 'paused' });
        await new Promise<void>((settle) => {
          carryOn.current = settle;
        });
        carryOn.current = null;
        setRun((last) => last && { ...last, phase: 'running' });
      }
    }
    setRun((last) => {
      if (last === null) return null;
      const notSent = { isDone: false, words: text('clocking.notSent') };
      const outcomes = new Map(
        last.people.map(({ employeeId }) => [employeeId, last.outcomes.get(employeeId) ?? notSent]),
      );
      return { ...last, outcomes, phase: 'ended' };
    });
  }

  function start(order: MassOrder): void {
    const began = performance.now();
    const device = () => {
      const elapsed = Math.round(performance.now() - began);
      return {
        timeZoneOffset: -new Date().getTimezoneOffset(),
        ...(elapsed > toldAfter ? { delayInMilliseconds: elapsed } : {}),
      };
    };
    const batched = { most, bytes: mostBytes, newKey: () => crypto.randomUUID() };
    isStopped.current = false;
    setRun({ ...order, outcomes: new Map(), phase: 'running' });
    if (order.kind === 'CLOCK_IN') {
      void carryOut(massBatches(order.people, batched), ({ people, key }) => {
        const rows = people.map(({ row }) => ({ ...row, ...device() }));
        return clockMany(api, { kind: 'CLOCK_IN', rows }, key);
      });
    } else {
      void carryOut(massBatches(order.people, batched), ({ people, key }) => {
        const rows = people.map(({ row }) => ({ ...row, ...device() }));
        return clockMany(api, { kind: 'CLOCK_OUT', rows }, key);
      });
    }
  }

  return {
    run,
    start,
    carryOn: () => carryOn.current?.(),
    /** Whoever was not sent yet stays as they are. */
    stop(): void {
      isStopped.current = true;
      carryOn.current?.();
    },
    close: () => setRun(null),
  };
}

/** Whether the same request may have an answer later. */
function mayPass({ status }: ApiFailure): boolean {
  return status === undefined || status >= 500 || status === 429 || status === 401;
}
