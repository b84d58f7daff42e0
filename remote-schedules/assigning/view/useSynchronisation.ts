import { ApiFailure, isNotTaken, isOnItsWay } from 'shared-contracts';
import { useApi, useFailureText, useHrConnection, useSnackbar } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { sendAgain } from '../../synchronisation/data/savedPlanCalls.ts';
import type { SentSchedule } from '../../synchronisation/rules/followedPlan.ts';
import { useOpenPlanPage } from '../../synchronisation/view/usePlanPage.ts';
import { useAssignText } from '../messages/useText.ts';
import { useTellPlanned } from './useTellPlanned.ts';

/**
 * Follows plans until the HR system has taken them (spec §4), with a link to the people it refused.
 * Continues after the panel is closed, while the page is open.
 */
export function useSynchronisation(rows: readonly PlannedRow[]) {
  const api = useApi();
  const tellPlanned = useTellPlanned(rows);
  const text = useAssignText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const isHrConnected = useHrConnection();
  const page = useOpenPlanPage();
  const known = new Map(rows.map((row) => [row.id, row]));

  async function tryAgain(keys: ReadonlyMap<string, string>): Promise<void> {
    const again: SentSchedule[] = [];
    let failure: ApiFailure | null = null;
    for (const [code, key] of keys) {
      try {
        again.push(await sendAgain(api, code, key));
        page?.notTaken.delete(code);
      } catch (fault) {
        if (!(fault instanceof ApiFailure)) throw fault;
        failure = fault;
        // The server's refusals are shown at the row.
        if (fault.status !== undefined && fault.status < 500) page?.notTaken.delete(code);
      }
    }
    follow(again, 0);
    if (failure) {
      snackbar.show({ text: failureText(failure), intent: 'error', topic });
      tellNotTaken();
    }
  }

  function tellNotTaken(): void {
    if (!page || page.notTaken.size === 0) return;
    const { notTaken } = page;
    const people = new Map(
      [...notTaken.values()].map((each) => [each.sent.assignmentId, each.employeeName]),
    );
    const [name = ''] = people.values();
    snackbar.show({
      text: text('assign.notTaken', { count: people.size, name }),
      intent: 'error',
      stays: true,
      topic: 'plan-not-taken',
      action: {
        label: text('assign.notTaken.show'),
        onSelect: () => {
          notTaken.clear();
          page.showNotTaken();
        },
      },
      otherAction: {
        label: text('assign.tryAgain'),
        onSelect: () =>
          void tryAgain(new Map([...notTaken.keys()].map((code) => [code, crypto.randomUUID()]))),
      },
      onDismiss: () => notTaken.clear(),
    });
  }

  function tell(standing: readonly SentSchedule[]): void {
    // It was undone elsewhere.
    if (standing.length === 0) return;
    tellPlanned(standing.map(({ assignmentId }) => assignmentId));
    const failed = standing.filter((each) => isNotTaken(each.ecSynchronisationStatus));
    for (const sent of failed) {
      const employeeName = known.get(sent.assignmentId)?.employeeName ?? String(sent.assignmentId);
      page?.notTaken.set(sent.tempWorkScheduleExternalCode, { sent, employeeName });
    }
    if (failed.length > 0) tellNotTaken();
    else if (standing.some(isPending)) snackbar.show({ text: text('assign.pending'), topic });
    else snackbar.show({ text: text('assign.synchronised'), intent: 'success', topic });
  }

  /**
   * @param leavesIn milliseconds until it is sent at the earliest
   * @returns the function that stops it
   */
  function follow(sent: readonly SentSchedule[], leavesIn: number): () => void {
    if (!isHrConnected || !sent.some(isPending)) return () => {};
    return page?.follower.follow(sent, leavesIn, tell) ?? (() => {});
  }

  return follow;
}

function isPending({ ecSynchronisationStatus }: SentSchedule): boolean {
  return isOnItsWay(ecSynchronisationStatus);
}

const topic = 'plan-synchronisation';
