import type { ApiFailure } from 'shared-contracts';
import { useDialogs, useFailureText, useHrConnection, useSnackbar } from 'shared-ui';
import { againAction } from 'shared-ui/orders';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { useAssignText } from '../messages/useText.ts';
import type { PlanOutcome } from '../rules/planOutcome.ts';
import { usePlanReasons } from './usePlanReasons.ts';
import { usePlanUndo, type PlanTopic } from './usePlanUndo.ts';

interface PlanEnd extends PlanTopic {
  /** The plan and its days, in a few words. */
  readonly what: string;
  /** Rows that were not sent. */
  readonly left: number;
  readonly failure: ApiFailure | null;
  /** Whether rows without a response may have been planned. */
  readonly isUnknown: boolean;
  readonly tryAgain: () => void;
}

/** Reports an order's outcome, for each person if it failed (spec §8), with the way to undo it. */
export function usePlanAnswers(rows: readonly PlannedRow[]) {
  const text = useAssignText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const isHrConnected = useHrConnection();
  const { reasonOf } = usePlanReasons(rows);
  const wayBack = usePlanUndo(rows);

  function tellFailure(outcome: PlanOutcome, failure: ApiFailure, end: PlanEnd): void {
    const done = outcome.done.length;
    const { left } = end;
    const isOffline = !navigator.onLine && done === 0;
    const reason = failureText(failure);
    const { action: back, ...lasting } = wayBack(outcome, end);
    const again = againAction(failure, text('assign.tryAgain'), end.tryAgain);
    snackbar.show({
      text: end.isUnknown
        ? text(done > 0 ? 'assign.unknown.part' : 'assign.unknown', { done, left })
        : isOffline
          ? text('assign.offline')
          : done > 0
            ? text('assign.failed.part', { done, left, reason })
            : text('assign.failed', { reason }),
      intent: 'error',
      stays: end.isUnknown,
      topic: end.topic,
      ...again,
      ...lasting,
      ...(back ? (again.action ? { otherAction: back } : { action: back }) : {}),
    });
  }

  function tellDone(outcome: PlanOutcome, end: PlanEnd): void {
    const { done, refused, changed } = outcome;
    const { left, what } = end;
    if (done.length === 0) return;
    const isWhole = left === 0 && refused.length + changed.length === 0;
    const total = done.length + refused.length + changed.length + left;
    const words =
      left > 0
        ? text('assign.stopped', { done: done.length, left })
        : isWhole
          ? text(isHrConnected ? 'assign.done' : 'assign.done.notConnected', {
              what,
              count: done.length,
            })
          : text('assign.done.part', { what, done: done.length, total });
    snackbar.show({
      text: words,
      intent: isWhole ? 'success' : 'warning',
      topic: end.topic,
      ...wayBack(outcome, end),
    });
  }

  return {
    tell(outcome: PlanOutcome, end: PlanEnd): void {
      if (end.failure) tellFailure(outcome, end.failure, end);
      else tellDone(outcome, end);
      const { refused } = outcome;
      if (refused.length === 0) return;
      const title = text('assign.notDone.title', { count: refused.length });
      void dialogs.warning({ title, items: refused.map(reasonOf) });
    },
  };
}
