import { useRef, useState } from 'react';
import { byApprovalOrder, rowsPerRequest, type Batch } from 'shared-contracts';
import { useApi, useEmployeeSession, useHost, useProperty } from 'shared-ui';
import { createOrder, rowsIn, type Order, type OrderProgress } from 'shared-ui/orders';
import { undoDecisions } from '../data/decide.ts';
import { withoutEntries, withoutKind } from '../rules/outcomes.ts';
import type { Decision, SelectedEntry } from '../rules/timePairs.ts';
import { decisionBatches, type DecisionOrder } from '../rules/decisionOrder.ts';
import { useDecisionAnswers } from './useDecisionAnswers.ts';
import { type SendOptions, useSendDecisions } from './useSendDecisions.ts';

export interface DecideOptions extends SendOptions {
  readonly refresh: () => void;
}

export interface Progress extends OrderProgress {
  readonly decision: Decision;
}

/**
 * Approves and rejects entries in batches, each with its own key: rows are busy, then done, or show
 * what stopped them. Completed batches stay completed, whatever happens to the rest.
 */
export function useDecide(options: DecideOptions) {
  const { setOutcomes, groups, refresh } = options;
  const api = useApi();
  const send = useSendDecisions(options);
  const fetchAnswers = useDecisionAnswers(refresh);
  const { bus } = useHost();
  const { employeeId: requestedByUserId } = useEmployeeSession();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<Order<SelectedEntry, unknown>>(null);
  const most = {
    entries: Math.min(rowsPerRequest, useProperty('MAXIMUM_SELECTABLE_TIME_PAIRS')),
    people: useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'),
  };

  /** Resolves when every row has its result, or the rest was cancelled. */
  async function sendAll(
    order: DecisionOrder,
    waiting: readonly Batch<SelectedEntry>[],
  ): Promise<void> {
    const { decision, entries: asked } = order;
    let isOffline = false;
    const sending = createOrder(
      waiting,
      (batch) => {
        isOffline = !navigator.onLine;
        return send(order, batch);
      },
      (next) => setProgress(next && { decision, ...next }),
    );
    running.current = sending;
    const { answers, left, failure } = await sending.send().finally(() => tellOthers(asked));
    const results = answers.flat();
    const counts = { answered: results.length, left: rowsIn(left) };
    const words = await fetchAnswers();
    if (failure) {
      const tryAgain = () => void sendAll(order, left);
      void words.tellFailure(failure, order, { ...counts, isOffline }, tryAgain);
      return;
    }
    // After stopping, the rest is refreshed now, not with the next batch.
    if (counts.left > 0) refresh();
    words.tell(order, results, {
      left: counts.left,
      shown: new Set(groups.map(({ id }) => id)),
      undo: (done) => void undo(asked.filter(({ timePairId }) => done.has(timePairId))),
    });
  }

  /** Undoes recent decisions; those that cannot be undone stay, and are counted. */
  async function undo(decided: readonly SelectedEntry[]): Promise<void> {
    const ids = new Set(decided.map(({ timePairId }) => timePairId));
    setOutcomes((last) => withoutEntries(last, ids));
    const undoing = createOrder(batchesOf(decided), ({ rows, key }) => {
      const timePairIds = rows.map(({ timePairId }) => timePairId);
      return undoDecisions(api, { requestedByUserId, timePairIds, key });
    });
    const { answers } = await undoing.send().finally(() => tellOthers(decided));
    const undone = answers.flat().filter(({ code }) => code === undefined).length;
    (await fetchAnswers()).tellUndone(undone, decided.length - undone);
  }

  function batchesOf(all: readonly SelectedEntry[]): readonly Batch<SelectedEntry>[] {
    return decisionBatches(all, most, () => crypto.randomUUID());
  }

  function tellOthers(decided: readonly SelectedEntry[]): void {
    const employeeIds = [...new Set(decided.map(({ employeeId }) => employeeId))];
    bus.emit('time-pairs-changed', { employeeIds });
  }

  return {
    /** The progress of a batch decision; null if there is none. */
    progress,
    /** Cancels the batches not sent yet. */
    stop: () => running.current?.stop(),
    async run(order: DecisionOrder): Promise<void> {
      setOutcomes((last) => withoutKind(last, 'stopped'));
      const { entries: asked, decision } = order;
      const sorted = decision === 'APPROVED' ? asked.toSorted(byApprovalOrder) : asked;
      await sendAll(order, batchesOf(sorted));
    },
  };
}
