import { useRef } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  deviceTimeZone,
  useApi,
  useDialogs,
  useFailureText,
  useHrConnection,
  useProperty,
  useSnackbar,
  useUserFormats,
  type SnackbarMessage,
} from 'shared-ui';
import { againAction, createOrder } from 'shared-ui/orders';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { undoPlan } from '../../synchronisation/data/savedPlanCalls.ts';
import type { PlanPreview } from '../data/planCalls.ts';
import { useAssignText } from '../messages/useText.ts';
import { addAnswer, noOutcome, type PlanOutcome, type PlanResult } from '../rules/planOutcome.ts';
import { comingRuns } from '../rules/planPreview.ts';
import { useBriefText } from './useBriefText.ts';
import { useSynchronisation } from './useSynchronisation.ts';
import { useTellPlanned } from './useTellPlanned.ts';

interface PlanEnd {
  /** The plan and its days, in a few words. */
  readonly what: string;
  /** The order's topic: a new message about it replaces the previous one. */
  readonly topic: string;
  /** Rows that were not sent. */
  readonly left: number;
  readonly failure: ApiFailure | null;
  /** Whether rows without a response may have been planned. */
  readonly isUnknown: boolean;
  readonly tryAgain: () => void;
  /** The rest is not sent. */
  readonly onUndo: () => void;
}

/** Reports an order's outcome, for each person if it failed, and undoes it (spec §8). */
export function usePlanAnswers(rows: readonly PlannedRow[]) {
  const api = useApi();
  const tellPlanned = useTellPlanned(rows);
  const text = useAssignText();
  const formats = useUserFormats();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const briefText = useBriefText();
  const isHrConnected = useHrConnection();
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');
  const follow = useSynchronisation(rows);
  /** The functions that stop following, by order topic. */
  const following = useRef(new Map<string, () => void>());
  const known = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (rowId: number) => known.get(rowId)?.employeeName ?? String(rowId);
  const reasonOf = (result: PlanResult) =>
    result.refusal?.changedBy
      ? whoChanged(result)
      : text('assign.remark.of', {
          name: nameOf(result.userId),
          message: result.refusal?.message ?? '',
        });

  function whoChanged({ userId, refusal }: PlanResult): string {
    const name = nameOf(userId);
    const { changedBy: author = null, changedAt: at = null } = refusal ?? {};
    if (!author || !at) return text('assign.changed', { name });
    const zone = known.get(userId)?.timeZone ?? deviceTimeZone();
    const moment = `${formats.day(formats.dateOf(at, zone))}, ${formats.time(at, zone)}`;
    return text('assign.changed.by', { name, author, moment });
  }

  /**
   * Returns the function that undoes it, batch by batch, and retries with the same keys. Stops
   * following in the meantime; what could not be undone is followed again afterwards.
   */
  function undoOf({ batches, sent, done }: PlanOutcome, topic: string): () => Promise<void> {
    let undone = noOutcome;
    const undoing = createOrder(
      batches.map(({ batchId }) => ({ key: crypto.randomUUID(), rows: [batchId] })),
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
  function wayBack(
    outcome: PlanOutcome,
    { topic, onUndo }: PlanEnd,
  ): Pick<SnackbarMessage, 'action' | 'duration'> {
    if (outcome.batches.length === 0) return {};
    const duration = undoDelay * 1000;
    // A continued order is followed as a whole.
    following.current.get(topic)?.();
    following.current.set(topic, follow(outcome.sent, duration));
    if (undoDelay <= 0) return {};
    const undo = undoOf(outcome, topic);
    const onSelect = () => {
      onUndo();
      void undo();
    };
    return { action: { label: text('assign.undo'), onSelect }, duration };
  }

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

    /** Who changed what in the meantime, and what would now change; true to assign anyway. */
    async askAnyway(changed: readonly PlanResult[], preview: PlanPreview): Promise<boolean> {
      const coming = new Map(preview.rows.map((row) => [row.userId, row]));
      const items = changed.map((result) => {
        const row = coming.get(result.userId);
        const will = row?.refusal
          ? [row.refusal.message]
          : (row ? comingRuns(row) : []).map(({ startDate, endDate, before, after }) =>
              text('assign.changed.will', {
                days: formats.dateRange(startDate, endDate),
                after: briefText(after, preview.workSchedules),
                before: briefText(before, preview.workSchedules),
              }),
            );
        return [whoChanged(result), ...will].join(' ');
      });
      const answer = await dialogs.choose({
        kind: 'warning',
        title: text('assign.changed.title', { count: changed.length }),
        items,
        choices: [
          { value: 'anyway', label: text('assign.changed.anyway'), look: 'primary' },
          { value: 'leave', label: text('assign.changed.leave') },
        ],
      });
      return answer === 'anyway';
    },
  };
}
