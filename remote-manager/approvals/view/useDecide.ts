import { useRef, useState } from 'react';
import { batchSize, byApprovalOrder, type Batch } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useEmployeeSession,
  useHost,
  useProperty,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { createOrder, rowsIn, type Order, type OrderProgress } from 'shared-ui/orders';
import { useText } from '../../messages/useText.ts';
import { decide, undoDecisions } from '../data/decide.ts';
import { countDecided } from '../data/refreshTeam.ts';
import {
  changeOutcomes,
  isRestored,
  keepOutcomes,
  outcomeOf,
  withoutEntries,
  withoutKind,
  type Outcomes,
} from '../rules/outcomes.ts';
import type { ApprovalGroup, Decision, Entries, SelectedEntry } from '../rules/timePairs.ts';
import { decisionBatches, type DecisionOrder } from '../rules/decisionOrder.ts';
import { useStoppedText } from './useStoppedText.ts';

export interface DecideOptions {
  readonly setOutcomes: (change: (last: Outcomes) => Outcomes) => void;
  /** The people and entries as shown. */
  readonly groups: readonly ApprovalGroup[];
  readonly entries: Entries;
  /** Called for each response with the entries, and the people of stopped ones. */
  readonly onAnswered: (timePairIds: readonly number[], stoppedFor: readonly number[]) => void;
  readonly refresh: () => void;
}

export interface Progress extends OrderProgress {
  readonly decision: Decision;
}

/**
 * Approves and rejects entries in batches, each with its own key: rows are busy, then done, or show
 * what stopped them. Completed batches stay completed, whatever happens to the rest.
 */
export function useDecide({ setOutcomes, groups, entries, onAnswered, refresh }: DecideOptions) {
  const api = useApi();
  const client = useQueryClient();
  const { bus } = useHost();
  const { employeeId: requestedByUserId } = useEmployeeSession();
  const tools = {
    text: useText(),
    dialogs: useDialogs(),
    snackbar: useSnackbar(),
    stoppedText: useStoppedText(),
    undoDelay: useProperty('CLOCK_OUT_UNDO_DELAY'),
    refresh,
  };
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<Order<SelectedEntry, unknown>>(null);
  const most = {
    entries: Math.min(batchSize, useProperty('MAXIMUM_SELECTABLE_TIME_PAIRS')),
    people: useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'),
  };

  /** They are in the chunk of the question, which is loaded before any decision. */
  async function fetchAnswers() {
    const { decisionAnswers } = await import(
      /* webpackChunkName: "deciding" */ './decisionAnswers.ts'
    );
    return decisionAnswers(tools);
  }

  async function send(order: DecisionOrder, { rows: asked, key }: Batch<SelectedEntry>) {
    const { decision, everywhere, only, reason, keepApproved } = order;
    const ids = asked.map(({ timePairId }) => timePairId);
    setOutcomes((last) => keepOutcomes(last, groups, entries, asked, { kind: 'busy', decision }));
    try {
      const how = { decision, everywhere, only, reason, keepApproved, key };
      const results = await decide(api, { requestedByUserId, timePairIds: ids, ...how });
      const outcomes = new Map(results.map((each) => [each.timePairId, outcomeOf(each)]));
      // Another version has replaced it.
      const replaced = new Set(results.filter(isRestored).map(({ timePairId }) => timePairId));
      setOutcomes((last) =>
        changeOutcomes(withoutEntries(last, replaced), (id) => outcomes.get(id)),
      );
      const stopped = asked.filter(
        ({ timePairId }) => outcomes.get(timePairId)?.kind === 'stopped',
      );
      countDecided(
        api,
        client,
        asked.flatMap(({ timePairId, employeeId }) =>
          outcomes.get(timePairId)?.kind === 'done' ? [employeeId] : [],
        ),
      );
      onAnswered(ids, [...new Set(stopped.map(({ employeeId }) => employeeId))]);
      return results;
    } catch (failure) {
      setOutcomes((last) => withoutEntries(last, new Set(ids)));
      throw failure;
    }
  }

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

/** The snackbar topic of failed decisions. */
export const decisionFailure = 'decision-failure';
