import { ApiFailure } from 'shared-contracts';
import { useApi, useFailureText, useHost, useSnackbar } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { followStatuses } from '../data/followStatuses.ts';
import { sendAgain } from '../data/planCalls.ts';
import { useAssignText } from '../messages/useText.ts';
import { hasFailed, isPending, type SentSchedule } from '../rules/planOutcome.ts';

/**
 * Follows what was planned until the HR system has taken it (spec §4), and says what it did not take,
 * with its reason and a way to send it again. It goes on when its panel is closed.
 */
export function useSynchronisation(
  rows: readonly PlannedRow[],
): (sent: readonly SentSchedule[], stopped: AbortSignal) => Promise<void> {
  const api = useApi();
  const { bus } = useHost();
  const text = useAssignText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const known = new Map(rows.map((row) => [row.id, row]));

  async function tryAgain(failed: readonly SentSchedule[], keys: readonly string[]) {
    try {
      const sent: SentSchedule[] = [];
      for (const [index, { tempWorkScheduleExternalCode }] of failed.entries()) {
        sent.push(await sendAgain(api, tempWorkScheduleExternalCode, keys[index] ?? ''));
      }
      await follow(sent, new AbortController().signal);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ text: failureText(failure), intent: 'error', topic });
    }
  }

  function tellFailed(failed: readonly SentSchedule[]): void {
    const names = [...new Set(failed.map((each) => each.assignmentId))].map(
      (id) => known.get(id)?.employeeName ?? String(id),
    );
    const reasons = new Set(failed.map((each) => each.synchronisationError?.message ?? ''));
    snackbar.show({
      text: text('assign.notTaken', {
        count: failed.length,
        names: shortList(names),
        reason: [...reasons].filter(Boolean).join(' '),
      }),
      intent: 'error',
      stays: true,
      topic,
      action: {
        label: text('assign.tryAgain'),
        onSelect: () =>
          void tryAgain(
            failed,
            failed.map(() => crypto.randomUUID()),
          ),
      },
      onDismiss: () => {},
    });
  }

  async function follow(sent: readonly SentSchedule[], stopped: AbortSignal): Promise<void> {
    const standing = await followStatuses(api, sent, stopped);
    if (stopped.aborted) return;
    const failed = standing.filter(hasFailed);
    const waiting = standing.filter(isPending).length;
    tellOthers(sent);
    if (failed.length > 0) tellFailed(failed);
    else if (waiting > 0) {
      snackbar.show({ text: text('assign.pending', { count: waiting }), intent: 'info', topic });
    } else snackbar.show({ text: text('assign.synchronised'), intent: 'success', topic });
  }

  function tellOthers(sent: readonly SentSchedule[]): void {
    const employeeIds = sent.flatMap(
      ({ assignmentId }) => known.get(assignmentId)?.employeeId ?? [],
    );
    bus.emit('schedules-changed', { employeeIds: [...new Set(employeeIds)] });
  }

  return follow;
}

const topic = 'plan-synchronisation';

const mostNames = 2;

/** The first names, and how many more there are. */
function shortList(names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return more > 0 ? `${shown} +${more}` : shown;
}
