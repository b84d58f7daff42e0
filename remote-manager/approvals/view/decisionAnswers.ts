import { groupBy, type ApiFailure } from 'shared-contracts';
import type { useDialogs, useSnackbar } from 'shared-ui';
import { againAction } from 'shared-ui/orders';
import type { useText } from '../../messages/useText.ts';
import { isRestored, outcomeOf } from '../rules/outcomes.ts';
import type { DecisionResult } from '../rules/timePairs.ts';
import { decisionFailure, type DecisionOrder } from '../rules/decisionOrder.ts';
import type { useStoppedText } from './useStoppedText.ts';

interface DecisionEnd {
  /** Entries that were not sent. */
  readonly left: number;
  /** The people whose rows can show what stopped them. */
  readonly shown: ReadonlySet<number>;
  /** Undoes the decisions on these entries. */
  readonly undo: (timePairIds: ReadonlySet<number>) => void;
}

type Text = ReturnType<typeof useText>;

interface AnswerTools {
  readonly text: Text;
  readonly dialogs: ReturnType<typeof useDialogs>;
  readonly snackbar: ReturnType<typeof useSnackbar>;
  readonly stoppedText: ReturnType<typeof useStoppedText>;
  /** Seconds in which a decision can be undone. */
  readonly undoDelay: number;
  readonly refresh: () => void;
}

/** Reports a decision (spec §8); the rows show the result of each entry. */
export function decisionAnswers(tools: AnswerTools) {
  const { text, dialogs, snackbar, refresh } = tools;

  async function askToRefresh(title: string, words: string, confirm: string): Promise<void> {
    if (await dialogs.confirm({ title, text: words, confirm })) refresh();
  }

  return {
    tell(
      order: DecisionOrder,
      results: readonly DecisionResult[],
      { left, shown, undo }: DecisionEnd,
    ): void {
      const { decision, entries } = order;
      const stopped = results.filter(({ code }) => code !== undefined);
      const done = results.length - stopped.length;
      const undoable = undoOf(tools, results, undo);
      if (left > 0) {
        const words = text(`approvals.left.${decision}`, { done, left });
        snackbar.show({ text: words, intent: 'warning', ...undoable });
        return;
      }
      if (stopped.length === 0) {
        snackbar.show({ text: doneText(text, order, results), intent: 'success', ...undoable });
        return;
      }
      const people = new Map(entries.map(({ timePairId, employeeId }) => [timePairId, employeeId]));
      const areShown = stopped.every(({ timePairId }) => shown.has(people.get(timePairId) ?? 0));
      const items = reasonsOf(tools, stopped);
      if (done === 0) {
        const reason = items.length === 1 ? (items[0] ?? '') : items.join('; ');
        void askToRefresh(
          text('approvals.changed.title'),
          `${text('approvals.changed.text')} ${reason}`,
          text('approvals.refresh'),
        );
      } else if (areShown) {
        const words = text(`approvals.partly.${decision}`, { done, stopped: stopped.length });
        snackbar.show({ text: words, intent: 'warning', ...undoable });
      } else {
        const title = text(`approvals.partly.title.${decision}`, { done, stopped: stopped.length });
        void dialogs.warning({ title, items });
      }
    },

    /** How many decided entries were restored. */
    tellUndone(undone: number, left: number): void {
      const words =
        left === 0
          ? text('approvals.undone', { count: undone })
          : text('approvals.undone.partly', { count: undone, left });
      snackbar.show({ text: words, intent: left === 0 ? 'success' : 'warning' });
    },

    /**
     * `tryAgain` resends the rest with the same keys; `isOffline` if nothing was sent this time.
     */
    async tellFailure(
      failure: ApiFailure,
      { decision }: DecisionOrder,
      { isOffline, ...counts }: { answered: number; left: number; isOffline: boolean },
      tryAgain: () => void,
    ): Promise<void> {
      const reached = counts.answered > 0 ? [text('approvals.reached', counts)] : [];
      if (failure.status === 409) {
        const words = [...reached, text('approvals.changed.text')].join(' ');
        await askToRefresh(text('approvals.changed.title'), words, text('approvals.refresh'));
        return;
      }
      if (failure.status === 429) {
        const words = [...reached, text('approvals.tooMany.text')].join(' ');
        await askToRefresh(text('approvals.tooMany.title'), words, text('approvals.reload'));
        return;
      }
      const reason = isOffline
        ? [text(counts.answered > 0 ? 'approvals.offline.left' : 'approvals.offline')]
        : [text(`approvals.failed.${decision}`), failure.detail];
      snackbar.show({
        text: [...reached, ...reason].filter(Boolean).join(' '),
        intent: 'error',
        topic: decisionFailure,
        ...againAction(failure, text('approvals.tryAgain'), tryAgain),
      });
    },
  };
}

function doneText(
  text: Text,
  { entries, decision }: DecisionOrder,
  results: readonly DecisionResult[],
): string {
  const [only] = entries.length === 1 ? entries : [];
  if (only?.status === 'PENDING_DELETE') return text(`approvals.done.deletion.${decision}`);
  const deleted = results.filter(({ status }) => status === 'DELETED').length;
  const count = results.length - deleted;
  if (results.some(isRestored)) return text('approvals.done.kept', { count });
  if (deleted === 0) return text(`approvals.done.${decision}`, { count });
  return count === 0
    ? text('approvals.done.deleted', { count: deleted })
    : text('approvals.done.mixed', { approved: count, deleted });
}

/** The Undo button, for as long as undoing is possible. */
function undoOf(
  { text, undoDelay }: Pick<AnswerTools, 'text' | 'undoDelay'>,
  results: readonly DecisionResult[],
  undo: DecisionEnd['undo'],
) {
  const done = results.filter((each) => each.code === undefined && !isRestored(each));
  if (undoDelay <= 0 || done.length === 0) return {};
  const ids = new Set(done.map(({ timePairId }) => timePairId));
  const action = { label: text('approvals.undo'), onSelect: () => undo(ids) };
  return { action, duration: undoDelay * 1000, topic: 'decision-undo' };
}

function reasonsOf({ text, stoppedText }: AnswerTools, stopped: readonly DecisionResult[]) {
  const reasons = groupBy(stopped, (result) => stoppedText(outcomeOf(result)));
  return [...reasons].map(([reason, list]) =>
    text('approvals.stopped.many', { count: list.length, reason }),
  );
}
