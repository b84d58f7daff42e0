import { useRef, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useEmployeeSession, useHost, useProperty } from 'shared-ui';
import { decide, undoDecisions } from '../data/decide.ts';
import { decisionBatches } from '../rules/decisionBatches.ts';
import {
  changeOutcomes,
  keepOutcomes,
  outcomeOf,
  withoutKind,
  type Outcomes,
} from '../rules/outcomes.ts';
import type {
  ApprovalGroup,
  Decision,
  DecisionResult,
  Entries,
  SelectedEntry,
} from '../rules/timePairs.ts';
import type { DecisionOrder } from '../rules/decisionOrder.ts';
import { useDecisionAnswers } from './useDecisionAnswers.ts';

export interface DecideOptions {
  readonly setOutcomes: (change: (last: Outcomes) => Outcomes) => void;
  /** The people and entries as they are shown. */
  readonly groups: readonly ApprovalGroup[];
  readonly entries: Entries;
  /** Told of each answer: the entries, and the people of those that were stopped. */
  readonly onAnswered: (timePairIds: readonly number[], stoppedFor: readonly number[]) => void;
  readonly refresh: () => void;
}

export interface Progress {
  readonly decision: Decision;
  readonly answered: number;
  readonly total: number;
}

interface Batch {
  readonly entries: readonly SelectedEntry[];
  readonly key: string;
}

/**
 * Approves and rejects entries in batches with a key each: rows are busy, then done, or say what
 * stopped them. What went through stays through, whatever happens to the rest.
 */
export function useDecide({ setOutcomes, groups, entries, onAnswered, refresh }: DecideOptions) {
  const api = useApi();
  const { bus } = useHost();
  const { employeeId: requestedByUserId } = useEmployeeSession();
  const answers = useDecisionAnswers(refresh);
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  const most = {
    entries: Math.min(batchSize, useProperty('MAXIMUM_SELECTABLE_TIME_PAIRS')),
    people: useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'),
  };

  async function send(order: DecisionOrder, { entries: asked, key }: Batch) {
    const { decision, everywhere, only, reason } = order;
    const ids = asked.map(({ timePairId }) => timePairId);
    setOutcomes((last) => keepOutcomes(last, groups, entries, asked, { kind: 'busy', decision }));
    try {
      const how = { decision, everywhere, only, reason, key };
      const results = await decide(api, { requestedByUserId, timePairIds: ids, ...how });
      const outcomes = new Map(results.map((each) => [each.timePairId, outcomeOf(each)]));
      setOutcomes((last) => changeOutcomes(last, (id) => outcomes.get(id)));
      const stopped = asked.filter(
        ({ timePairId }) => outcomes.get(timePairId)?.kind === 'stopped',
      );
      onAnswered(ids, [...new Set(stopped.map(({ employeeId }) => employeeId))]);
      return results;
    } catch (failure) {
      setOutcomes((last) => new Map([...last].filter(([id]) => !ids.includes(id))));
      throw failure;
    }
  }

  /** Settles when every row has its answer, or the rest was left. */
  async function sendAll(order: DecisionOrder, waiting: readonly Batch[]): Promise<void> {
    const total = countOf(waiting);
    const results: DecisionResult[] = [];
    isStopped.current = false;
    for (const [index, batch] of waiting.entries()) {
      if (isStopped.current) break;
      setProgress({ decision: order.decision, answered: results.length, total });
      const isOffline = !navigator.onLine;
      try {
        // One batch after the other, so that the server can breathe and the rest can be left.
        results.push(...(await send(order, batch)));
      } catch (failure) {
        setProgress(null);
        tellOthers(order.entries);
        if (!(failure instanceof ApiFailure)) throw failure;
        const rest = waiting.slice(index);
        const counts = { answered: results.length, left: countOf(rest), isOffline };
        void answers.tellFailure(failure, order, counts, () => void sendAll(order, rest));
        return;
      }
    }
    setProgress(null);
    tellOthers(order.entries);
    // Whoever has stopped looks at what is left: now, not with the next look of many.
    if (results.length < total) refresh();
    answers.tell(order, results, {
      left: total - results.length,
      shown: new Set(groups.map(({ id }) => id)),
      undo: (done) => void undo(order.entries.filter(({ timePairId }) => done.has(timePairId))),
    });
  }

  /** Takes back what was just decided; what cannot be taken back stays, and is counted. */
  async function undo(decided: readonly SelectedEntry[]): Promise<void> {
    const ids = new Set(decided.map(({ timePairId }) => timePairId));
    setOutcomes((last) => new Map([...last].filter(([id]) => !ids.has(id))));
    let undone = 0;
    try {
      for (const batch of decisionBatches(decided, most)) {
        const timePairIds = batch.map(({ timePairId }) => timePairId);
        const request = { requestedByUserId, timePairIds, key: crypto.randomUUID() };
        const results = await undoDecisions(api, request);
        undone += results.filter(({ code }) => code === undefined).length;
      }
      answers.tellUndone(undone, decided.length - undone);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      answers.tellUndone(undone, decided.length - undone);
    } finally {
      tellOthers(decided);
    }
  }

  function tellOthers(decided: readonly SelectedEntry[]): void {
    const employeeIds = [...new Set(decided.map(({ employeeId }) => employeeId))];
    bus.emit('time-pairs-changed', { employeeIds });
  }

  return {
    /** How far a decision of many is; null while none is under way. */
    progress,
    /** Leaves the batches that were not sent yet. */
    stop: () => void (isStopped.current = true),
    async run(order: DecisionOrder): Promise<void> {
      setOutcomes((last) => withoutKind(last, 'stopped'));
      const sent = decisionBatches(order.entries, most);
      await sendAll(
        order,
        sent.map((each) => ({ entries: each, key: crypto.randomUUID() })),
      );
    },
  };
}

/** Entries in one request, unless the company wants fewer; more show how far they are. */
export const batchSize = 50;

function countOf(list: readonly Batch[]): number {
  return list.reduce((sum, { entries }) => sum + entries.length, 0);
}
