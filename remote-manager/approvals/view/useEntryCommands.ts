import { ApiFailure, offsetMinutes, type Instant } from 'shared-contracts';
import {
  deviceTimeZone,
  useApi,
  useDialogs,
  useEmployeeSession,
  useFailureText,
  useHost,
  useSnackbar,
} from 'shared-ui';
import type { ClockOutQuestion } from '../../clock-out/view/useClockOut.tsx';
import { useText } from '../../messages/useText.ts';
import { decide } from '../data/decide.ts';
import { clockOut, readjust, synchronise } from '../data/entryCommands.ts';
import { shiftToEnd } from '../rules/shiftToEnd.ts';
import { outcomeOf } from '../rules/outcomes.ts';
import type { ApprovalGroup, TimePair } from '../rules/timePairs.ts';
import type { GivenReason } from './ReasonDialog.tsx';
import { useStoppedText } from './useStoppedText.ts';

/** Actions on an entry without a dialog of their own; `now` is the server's time. */
export function useEntryCommands(
  now: () => Instant,
  ask: {
    readonly clockOut: ClockOutQuestion['ask'];
    readonly reopen: (group: ApprovalGroup) => Promise<GivenReason>;
  },
) {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const { employeeId: requestedByUserId } = useEmployeeSession();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const stoppedText = useStoppedText();

  /** Runs it and reports the result: the server's remark, else success. */
  async function attempt(
    name: 'readjust' | 'synchronise' | 'clockOut' | 'reopen',
    group: ApprovalGroup,
    command: () => Promise<readonly string[]>,
  ): Promise<void> {
    try {
      const remarks = await command();
      snackbar.show(
        remarks.length > 0
          ? { text: remarks.join(' '), intent: 'warning' }
          : { text: text(`approvals.command.${name}`), intent: 'success' },
      );
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await dialogs.error({
        title: text(`approvals.command.${name}.failed`),
        text: failure.detail || failureText(failure),
      });
    } finally {
      bus.emit('time-pairs-changed', { employeeIds: [group.id] });
    }
  }

  return {
    readjust: (group: ApprovalGroup, pair: TimePair) =>
      attempt('readjust', group, async () => {
        await readjust(api, { pair, key: crypto.randomUUID() });
        return [];
      }),

    synchronise: (group: ApprovalGroup, pair: TimePair) =>
      attempt('synchronise', group, async () => {
        await synchronise(api, { pair, key: crypto.randomUUID() });
        return [];
      }),

    /** Reopens a decided entry, with a reason that the person can read. */
    async reopen(group: ApprovalGroup, pair: TimePair): Promise<void> {
      const given = await ask.reopen(group);
      if (!given) return;
      await attempt('reopen', group, async () => {
        const results = await decide(api, {
          requestedByUserId,
          timePairIds: [pair.id],
          decision: 'PENDING',
          everywhere: true,
          reason: given.reason,
          key: crypto.randomUUID(),
        });
        return results.flatMap((each) =>
          each.code === undefined ? [] : [stoppedText(outcomeOf(each))],
        );
      });
    },

    async clockOut(group: ApprovalGroup, pair: TimePair): Promise<void> {
      const [answered] = (await ask.clockOut([shiftToEnd(group, pair)])) ?? [];
      if (!answered) return;
      await attempt('clockOut', group, async () => {
        const timeZoneOffset = offsetMinutes(now(), deviceTimeZone());
        const key = crypto.randomUUID();
        const { violations } = await clockOut(api, { row: answered.row, key, timeZoneOffset });
        return violations.map(({ violation }) => violation.translatedViolation);
      });
    },
  };
}
