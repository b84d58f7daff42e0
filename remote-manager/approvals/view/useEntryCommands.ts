import { ApiFailure, offsetMinutes, type Instant } from 'shared-contracts';
import {
  deviceTimeZone,
  useApi,
  useDialogs,
  useFailureText,
  useHost,
  useSnackbar,
} from 'shared-ui';
import type { ClockOutQuestion } from '../../clock-out/view/useClockOut.tsx';
import { useText } from '../../messages/useText.ts';
import { clockOut, readjust, synchronise } from '../data/entryCommands.ts';
import { shiftToEnd } from '../rules/shiftToEnd.ts';
import type { ApprovalGroup, TimePair } from '../rules/timePairs.ts';

/** What is done with an entry at once, without a dialog of its own; `now` is the server's time. */
export function useEntryCommands(now: () => Instant, ask: ClockOutQuestion['ask']) {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();

  /** Does it, and says how it went: what the server remarks, else that it is done. */
  async function attempt(
    name: 'readjust' | 'synchronise' | 'clockOut',
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

    async clockOut(group: ApprovalGroup, pair: TimePair): Promise<void> {
      const [answered] = (await ask([shiftToEnd(group, pair)])) ?? [];
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
