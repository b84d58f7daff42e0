import { useEffect, useRef, useState } from 'react';
import { ApiFailure, batchSize, planParts } from 'shared-contracts';
import { useApi, useProperty } from 'shared-ui';
import { createOrder, rowsIn, type Order, type OrderProgress } from 'shared-ui/orders';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { readPreview, savePlan } from '../data/planCalls.ts';
import { orderFor, planRequest, planSizes, type PlanOrder } from '../rules/planOrder.ts';
import {
  addAnswer,
  joinOutcomes,
  noOutcome,
  type PlanAnswer,
  type PlanOutcome,
} from '../rules/planOutcome.ts';
import { seenPlans } from '../rules/planPreview.ts';
import { usePlanAnswers } from './usePlanAnswers.ts';
import { useTellPlanned } from './useTellPlanned.ts';

type Seen = ReturnType<typeof seenPlans>;

/** The outcome of an order, for the page that showed it. */
export interface PlanDone {
  /** Ids of the rows now planned. */
  readonly doneRowIds: readonly number[];
}

interface Unfinished {
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
export function usePlanRun(rows: readonly PlannedRow[], onDone: (answer: PlanDone) => void) {
  const api = useApi();
  const tellPlanned = useTellPlanned(rows);
  const words = usePlanAnswers(rows);
  const most = useProperty('MAXIMUM_SELECTABLE_EMPLOYEES');
  const [isSending, setIsSending] = useState(false);
  const [progress, setProgress] = useState<OrderProgress | null>(null);
  const isBusy = useRef(false);
  const running = useRef<Order<number, PlanAnswer>>(null);
  const unfinished = useRef<Unfinished>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** @param seen the plan versions seen; repeated by a retry, as a key stands for one request */
  function sendingOf(order: PlanOrder, seen: Seen): Order<number, PlanAnswer> {
    const size = order.rowIds.length <= most ? most : Math.min(batchSize, most);
    const parts = planParts(order.rowIds, planSizes(order), size);
    const isLong = parts.length > 1 || order.rowIds.length > batchSize;
    return createOrder(
      parts.map((rowIds) => ({ key: crypto.randomUUID(), rows: rowIds })),
      ({ rows: ids, key }) => {
        const ofPart = seen.filter(({ userId }) => ids.includes(userId));
        return savePlan(api, orderFor(order, ids), ofPart, key);
      },
      isLong ? setProgress : undefined,
    );
  }

  async function sendAll(sending: Order<number, PlanAnswer>, before: PlanOutcome) {
    running.current = sending;
    const { answers, ...rest } = await sending.send();
    return { ...rest, outcome: answers.reduce(addAnswer, before) };
  }

  /** Until no foreign change is in the way, or those rows are skipped. */
  async function askAboutChanged(order: PlanOrder, first: PlanOutcome): Promise<PlanOutcome> {
    let outcome = first;
    while (outcome.changed.length > 0) {
      const changed = orderFor(
        order,
        outcome.changed.map(({ userId }) => userId),
      );
      const preview = await readPreview(api, changed, most);
      if (!(await words.askAnyway(outcome.changed, preview))) break;
      const seen = seenPlans(changed, preview.rows, []);
      const sent = await sendAll(sendingOf(changed, seen), noOutcome);
      outcome = joinOutcomes(outcome, sent.outcome);
      if (sent.failure) throw sent.failure;
    }
    return outcome;
  }

  /** True once something is planned and nothing is left to retry. */
  async function carryOut(order: PlanOrder, seen: Seen, what: string): Promise<boolean> {
    const content = JSON.stringify(planRequest(order));
    const again = unfinished.current?.content === content ? unfinished.current : null;
    unfinished.current = null;
    const topic = again?.topic ?? `plan-${crypto.randomUUID()}`;
    const sending = again?.sending ?? sendingOf(order, seen);
    const isOnline = navigator.onLine;
    const sent = await sendAll(sending, again?.outcome ?? noOutcome);
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
      onUndo: () => {
        unfinished.current = null;
      },
    });
    if (outcome.done.length === 0) return false;
    tellPlanned(outcome.done);
    if (failure) return false;
    if (isOpen.current) onDone({ doneRowIds: outcome.done });
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
    progress,
    /** Cancels the batches not sent yet. */
    stop: () => running.current?.stop(),
    run,
  };
}

/** An interrupted request may have succeeded. */
function isWithoutAnswer({ code }: ApiFailure, wasOnline: boolean): boolean {
  return code === 'UNKNOWN_RESPONSE' || (code === 'NO_RESPONSE' && wasOnline);
}
