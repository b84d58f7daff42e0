import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { rowsIn, type Order } from 'shared-ui/orders';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { planRequest, type PlanOrder } from '../rules/planOrder.ts';
import { noOutcome, type PlanAnswer, type PlanOutcome } from '../rules/planOutcome.ts';
import { useChangedRows } from './useChangedRows.ts';
import { usePlanAnswers } from './usePlanAnswers.ts';
import { usePlanSending, type Seen } from './usePlanSending.ts';
import { useTellPlanned } from './useTellPlanned.ts';

interface Unfinished {
  /** Of the order: a retry keeps it, and its outcome accumulates. */
  readonly topic: string;
  readonly content: string;
  readonly sending: Order<number, PlanAnswer>;
  readonly outcome: PlanOutcome;
}

/**
 * Saves orders: one request, or batches with a key each for many rows. Each row has its own result;
 * if somebody else changed its plan, the person is asked. Saved rows stay saved, whatever happens
 * to the rest, and can be undone.
 */
export function usePlanRun(rows: readonly PlannedRow[], onDone: () => void) {
  const tellPlanned = useTellPlanned(rows);
  const words = usePlanAnswers(rows);
  const sender = usePlanSending();
  const askAboutChanged = useChangedRows(rows, sender);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const unfinished = useRef<Unfinished>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** True once something is planned and nothing is left to retry. */
  async function carryOut(order: PlanOrder, seen: Seen, what: string): Promise<boolean> {
    const content = JSON.stringify(planRequest(order));
    const again = unfinished.current?.content === content ? unfinished.current : null;
    unfinished.current = null;
    const topic = again?.topic ?? `plan-${crypto.randomUUID()}`;
    const sending = again?.sending ?? sender.sendingOf(order, seen);
    const isOnline = navigator.onLine;
    const sent = await sender.sendAll(sending, again?.outcome ?? noOutcome);
    let { outcome, failure } = sent;
    const mayBeDone = failure !== null && isWithoutAnswer(failure, isOnline);
    setIsUnknown(mayBeDone);
    if (failure) unfinished.current = { topic, content, sending, outcome };
    try {
      outcome = await askAboutChanged(order, outcome);
    } catch (fault) {
      if (!(fault instanceof ApiFailure)) throw fault;
      failure ??= fault;
    }
    words.tell(outcome, {
      topic,
      what,
      left: rowsIn(sent.left),
      failure,
      isUnknown: mayBeDone,
      tryAgain: () => void run(order, seen, what),
      forgetRest: () => {
        unfinished.current = null;
      },
    });
    if (outcome.done.length === 0) return false;
    tellPlanned(outcome.done);
    if (failure) return false;
    if (isOpen.current) onDone();
    return true;
  }

  /** @param what the plan and its days, in a few words */
  async function run(order: PlanOrder, seen: Seen, what: string): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    try {
      return await carryOut(order, seen, what);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return {
    isSending,
    /** Whether it was sent, and the result is unknown. */
    isUnknown,
    /** The progress of an order with several requests; null if there is none. */
    progress: sender.progress,
    /** Cancels the batches not sent yet. */
    stop: sender.stop,
    run,
  };
}

/** An interrupted request may have succeeded. */
function isWithoutAnswer({ code }: ApiFailure, wasOnline: boolean): boolean {
  return code === 'UNKNOWN_RESPONSE' || (code === 'NO_RESPONSE' && wasOnline);
}
