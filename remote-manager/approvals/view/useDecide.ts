import { ApiFailure, limits } from 'shared-contracts';
import { useApi, useDialogs, useEmployeeSession, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { decide, type DecisionResult } from '../data/decide.ts';
import { batches } from '../rules/batches.ts';
import {
  changeOutcomes,
  keepOutcomes,
  withoutKind,
  type Outcome,
  type Outcomes,
} from '../rules/outcomes.ts';
import type { SelectedEntry } from '../rules/selection.ts';
import type { ApprovalGroup, Decision } from '../rules/timePairs.ts';
import { useDecisionAnswers } from './useDecisionAnswers.ts';

interface DecisionOptions {
  readonly setOutcomes: (change: (last: Outcomes) => Outcomes) => void;
  /** The people as they are shown. */
  readonly groups: readonly ApprovalGroup[];
  /** Told of each answer: the entries, and the people of those that were stopped. */
  readonly onAnswered: (timePairIds: readonly number[], stoppedFor: readonly number[]) => void;
  readonly refresh: () => void;
}

/** Approves and rejects entries: rows are busy, then done, or say what stopped them. */
export function useDecide(options: DecisionOptions) {
  const { setOutcomes, groups, onAnswered } = options;
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const { bus } = useHost();
  const { employeeId } = useEmployeeSession();
  const answers = useDecisionAnswers(options.refresh);

  /** Whether there was an answer for each row. */
  async function send(
    entries: readonly SelectedEntry[],
    decision: Decision,
    key: string,
  ): Promise<boolean> {
    const ids = entries.map(({ timePairId }) => timePairId);
    const isAsked = new Set(ids);
    setOutcomes((last) =>
      keepOutcomes(withoutKind(last, 'stopped'), groups, (id) =>
        isAsked.has(id) ? { kind: 'busy', decision } : undefined,
      ),
    );
    try {
      const results = await decide(api, {
        requestedByUserId: employeeId,
        timePairIds: ids,
        decision,
        key,
      });
      const byId = new Map(results.map((result) => [result.timePairId, outcomeOf(result)]));
      setOutcomes((last) => changeOutcomes(last, (id) => byId.get(id)));
      onAnswered(
        ids,
        entries
          .filter(({ timePairId }) => byId.get(timePairId)?.kind === 'stopped')
          .map((entry) => entry.employeeId),
      );
      answers.tell(entries, decision, results);
      bus.emit('time-pairs-changed', {
        employeeIds: [...new Set(entries.map((entry) => entry.employeeId))],
      });
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setOutcomes((last) => new Map([...last].filter(([id]) => !isAsked.has(id))));
      void answers.tellFailure(failure, decision, () => void send(entries, decision, key));
      return false;
    }
  }

  return {
    /** Asks first when deletions would be approved among other things. */
    async isSure(entries: readonly SelectedEntry[], decision: Decision): Promise<boolean> {
      const deletions = entries.filter(({ status }) => status === 'PENDING_DELETE').length;
      if (decision === 'REJECTED' || entries.length === 1 || deletions === 0) return true;
      return dialogs.confirm({
        title: text('approvals.deletions.title', { count: deletions }),
        text: text('approvals.deletions.text', { count: deletions }),
        confirm: text('approvals.approveCount', { count: entries.length }),
        danger: true,
      });
    },

    /** Decides the entries, in requests of at most 200; settles when every row has its answer. */
    async decide(entries: readonly SelectedEntry[], decision: Decision): Promise<void> {
      for (const batch of batches(entries, limits.maximumPageSize)) {
        const isAnswered = await send(batch, decision, crypto.randomUUID());
        if (!isAnswered) return;
      }
    },
  };
}

function outcomeOf({ status, code }: DecisionResult): Outcome {
  const isDone = code === undefined && status !== null;
  return isDone ? { kind: 'done', status } : { kind: 'stopped', code };
}
