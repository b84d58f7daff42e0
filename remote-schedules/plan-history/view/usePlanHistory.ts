import { useEffect, useEffectEvent } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useBusEvent,
  useDialogs,
  useFailureText,
  useHost,
  useHrConnection,
  useInfiniteQuery,
  useProperty,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { sendAgain, undoPlan } from '../../synchronisation/data/savedPlanCalls.ts';
import { useOpenPlanPage } from '../../synchronisation/view/usePlanPage.ts';
import { historyPages, historyPath } from '../data/historyPages.ts';
import { usePlanHistoryText } from '../messages/useText.ts';
import { followedOf } from '../rules/followedOf.ts';

/** The history of an assignment: follows what is in flight, and resends failed changes. */
export function usePlanHistory({ id: assignmentId, employeeId, employeeName }: PlannedRow) {
  const api = useApi();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const text = usePlanHistoryText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const isHrConnected = useHrConnection();
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');
  const page = useOpenPlanPage();
  const query = useInfiniteQuery(historyPages(api, assignmentId));
  const rows = query.data?.pages.flatMap(({ contents }) => contents) ?? null;

  function refresh(): void {
    const parameters = { params: { query: { assignmentId } } };
    void queries.invalidateQueries({ queryKey: api.query.key(historyPath, parameters) });
  }
  useBusEvent('schedules-changed', ({ employeeIds }) => {
    if (employeeIds.includes(employeeId)) refresh();
  });

  const waiting = (now: number) =>
    followedOf(isHrConnected && rows ? rows : [], assignmentId, undoDelay * 1000, now);
  const follow = useEffectEvent(() => {
    const { sent, leavesIn } = waiting(Date.now());
    return page?.follower.follow(sent, leavesIn, refresh);
  });
  const codes = waiting(0)
    .sent.map((each) => each.tempWorkScheduleExternalCode)
    .join(' ');
  useEffect(() => follow(), [page, codes]);

  async function carryOut(command: () => Promise<void>): Promise<void> {
    try {
      await command();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    }
    refresh();
  }

  return {
    rows,
    failure: query.error,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    sendAgain: (externalCode: string) =>
      carryOut(async () => {
        await sendAgain(api, externalCode, crypto.randomUUID());
        snackbar.show({ text: text('planHistory.sent'), intent: 'success' });
      }),
    /** Asks first: a batch is undone as a whole. */
    async undo(batchId: number): Promise<void> {
      const isMeant = await dialogs.confirm({
        title: text('planHistory.undo.title'),
        text: text('planHistory.undo.text', { name: employeeName }),
        confirm: text('planHistory.undo.confirm'),
      });
      if (!isMeant) return;
      await carryOut(async () => {
        const { results } = await undoPlan(api, batchId, crypto.randomUUID(), [assignmentId]);
        const refusal = results.find((each) => each.refusal)?.refusal;
        snackbar.show(
          refusal
            ? { text: refusal.message, intent: 'error' }
            : { text: text('planHistory.undone'), intent: 'success' },
        );
        if (!refusal) bus.emit('schedules-changed', { employeeIds: [employeeId] });
      });
    },
  };
}
