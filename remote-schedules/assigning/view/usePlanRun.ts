import { useEffect, useRef, useState } from 'react';
import { ApiFailure, batchSize, planParts, sendBatches, type Batch } from 'shared-contracts';
import { useApi, useHost, useProperty } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { readPreview, savePlan } from '../data/planCalls.ts';
import { orderFor, planRequest, planSizes, type PlanOrder } from '../rules/planOrder.ts';
import { addAnswer, joinOutcomes, noOutcome, type PlanOutcome } from '../rules/planOutcome.ts';
import { seenPlans } from '../rules/planPreview.ts';
import { usePlanAnswers } from './usePlanAnswers.ts';

type Seen = ReturnType<typeof seenPlans>;

/** The outcome of an order, for the page that showed it. */
export interface PlanDone {
  /** Ids of the rows now planned. */
  readonly doneRowIds: readonly number[];
}

export interface PlanProgress {
  /** Rows with a response. */
  readonly answered: number;
  readonly total: number;
}

interface Unfinished {
  readonly topic: string;
  /** The order as sent, and the plan versions seen then. */
  readonly content: string;
  readonly seen: Seen;
  readonly left: readonly Batch<number>[];
  readonly outcome: PlanOutcome;
}

/**
 * Saves orders: one request, or batches with a key each for many rows. Each row has its own result;
 * if somebody else changed its plan, the person is asked. Saved rows stay saved, whatever happens
 * to the rest, and can be undone.
 */
export function usePlanRun(rows: readonly PlannedRow[], onDone: (answer: PlanDone) => void) {
  const api = useApi();
  const { bus } = useHost();
  const answers = usePlanAnswers(rows);
  const most = useProperty('MAXIMUM_SELECTABLE_EMPLOYEES');
  const [isSending, setIsSending] = useState(false);
  const [progress, setProgress] = useState<PlanProgress | null>(null);
  const isBusy = useRef(false);
  const stopping = useRef<AbortController>(null);
  const unfinished = useRef<Unfinished>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function sendAll(
    order: PlanOrder,
    seen: Seen,
    batches: readonly Batch<number>[],
    before: PlanOutcome,
  ) {
    const total = order.rowIds.length;
    let outcome = before;
    const { signal } = (stopping.current = new AbortController());
    const tellProgress = () => {
      const left = batches.length > 1 || total > batchSize;
      if (left) setProgress({ answered: countOf(outcome), total });
    };
    const sending = sendBatches(
      batches,
      async ({ rows: ids, key }) => {
        tellProgress();
        const ofPart = seen.filter(({ userId }) => ids.includes(userId));
        outcome = addAnswer(outcome, await savePlan(api, orderFor(order, ids), ofPart, key));
      },
      signal,
    );
    const { left, failure } = await sending.finally(() => setProgress(null));
    return { left, failure, outcome };
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
      if (!(await answers.askAnyway(outcome.changed, preview))) break;
      const seen = seenPlans(changed, preview.rows, []);
      const sent = await sendAll(changed, seen, batchesFor(changed), noOutcome);
      outcome = joinOutcomes(outcome, sent.outcome);
      if (sent.failure) throw sent.failure;
    }
    return outcome;
  }

  function batchesFor(order: PlanOrder): readonly Batch<number>[] {
    const size = order.rowIds.length <= most ? most : Math.min(batchSize, most);
    const parts = planParts(order.rowIds, planSizes(order), size);
    return parts.map((part) => ({ key: crypto.randomUUID(), rows: part }));
  }

  /** True once something is planned and nothing is left to retry. */
  async function carryOut(order: PlanOrder, nowSeen: Seen, what: string): Promise<boolean> {
    const content = JSON.stringify(planRequest(order));
    const again = unfinished.current?.content === content ? unfinished.current : null;
    unfinished.current = null;
    // A key stands for one request: a retry repeats the versions seen at first.
    const seen = again?.seen ?? nowSeen;
    const topic = again?.topic ?? `plan-${crypto.randomUUID()}`;
    const batches = again?.left ?? batchesFor(order);
    const isOnline = navigator.onLine;
    const sent = await sendAll(order, seen, batches, again?.outcome ?? noOutcome);
    let { outcome, failure } = sent;
    const mayBeDone = failure !== null && isWithoutAnswer(failure, isOnline);
    setIsUnknown(mayBeDone);
    if (failure) unfinished.current = { topic, content, seen, left: sent.left, outcome };
    try {
      outcome = await askAboutChanged(order, outcome);
    } catch (fault) {
      if (!(fault instanceof ApiFailure)) throw fault;
      failure ??= fault;
    }
    const left = sent.left.reduce((sum, batch) => sum + batch.rows.length, 0);
    answers.tell(outcome, {
      topic,
      what,
      left,
      failure,
      isUnknown: mayBeDone,
      tryAgain: () => void run(order, seen, what),
      onUndo: () => {
        unfinished.current = null;
      },
    });
    if (outcome.done.length === 0) return false;
    const planned = new Set(outcome.done);
    const employeeIds = rows.filter(({ id }) => planned.has(id)).map((row) => row.employeeId);
    bus.emit('schedules-changed', { employeeIds: [...new Set(employeeIds)] });
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
    stop: () => stopping.current?.abort(),
    run,
  };
}

/** An interrupted request may have succeeded. */
function isWithoutAnswer({ code }: ApiFailure, wasOnline: boolean): boolean {
  return code === 'UNKNOWN_RESPONSE' || (code === 'NO_RESPONSE' && wasOnline);
}

function countOf({ done, refused, changed }: PlanOutcome): number {
  return done.length + refused.length + changed.length;
}
