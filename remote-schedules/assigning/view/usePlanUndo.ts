import { useRef } from 'react';
import {
  useApi,
  useDialogs,
  useFailureText,
  useProperty,
  useSnackbar,
  type SnackbarMessage,
} from 'shared-ui';
import { againAction, createOrder } from 'shared-ui/orders';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { undoPlan } from '../../synchronisation/data/savedPlanCalls.ts';
import { useAssignText } from '../messages/useText.ts';
import { addAnswer, noOutcome, type PlanOutcome } from '../rules/planOutcome.ts';
import { usePlanReasons } from './usePlanReasons.ts';
import { useSynchronisation } from './useSynchronisation.ts';
import { useTellPlanned } from './useTellPlanned.ts';

export interface PlanTopic {
  /** The order's topic: a new message about it replaces the previous one. */
  readonly topic: string;
  /** Called at undo: the unsent rest is not continued, the same order starts again as a whole. */
  readonly forgetRest: () => void;
}

/** Follows what was sent, and undoes it. */
export function usePlanUndo(rows: readonly PlannedRow[]) {
  const api = useApi();
  const tellPlanned = useTellPlanned(rows);
  const text = useAssignText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { reasonOf } = usePlanReasons(rows);
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');
  const follow = useSynchronisation(rows);
  /** The functions that stop following, by order topic. */
  const following = useRef(new Map<string, () => void>());

  /**
   * Returns the function that undoes it, batch by batch, and retries with the same keys. Stops
   * following in the meantime; what could not be undone is followed again afterwards.
   */
  function undoOf({ batchIds, sent, done }: PlanOutcome, topic: string): () => Promise<void> {
    let undone = noOutcome;
    const undoing = createOrder(
      batchIds.map((batchId) => ({ key: crypto.randomUUID(), rows: [batchId] })),
      async ({ rows: [batchId = 0], key }) => {
        undone = addAnswer(undone, await undoPlan(api, batchId, key));
      },
    );
    return async function undo(): Promise<void> {
      following.current.get(topic)?.();
      const { failure } = await undoing.send().finally(() => {
        const ids = new Set(undone.done);
        const standing = sent.filter(({ assignmentId }) => !ids.has(assignmentId));
        following.current.set(topic, follow(standing, 0));
        tellPlanned(done);
      });
      if (failure) {
        const again = againAction(failure, text('assign.tryAgain'), () => void undo());
        snackbar.show({ text: failureText(failure), intent: 'error', topic, ...again });
        return;
      }
      if (undone.done.length > 0) {
        const words = text('assign.undone', { count: undone.done.length });
        snackbar.show({ text: words, intent: 'success', topic });
      }
      if (undone.refused.length > 0) {
        const title = text('assign.notUndone.title', { count: undone.refused.length });
        await dialogs.warning({ title, items: undone.refused.map(reasonOf) });
      }
    };
  }

  /** Follows what was sent; returns the undo action, if the company has one. */
  return function wayBack(
    outcome: PlanOutcome,
    { topic, forgetRest }: PlanTopic,
  ): Pick<SnackbarMessage, 'action' | 'duration'> {
    if (outcome.batchIds.length === 0) return {};
    const duration = undoDelay * 1000;
    // A continued order is followed as a whole.
    following.current.get(topic)?.();
    following.current.set(topic, follow(outcome.sent, duration));
    if (undoDelay <= 0) return {};
    const undo = undoOf(outcome, topic);
    const onSelect = () => {
      forgetRest();
      void undo();
    };
    return { action: { label: text('assign.undo'), onSelect }, duration };
  };
}
