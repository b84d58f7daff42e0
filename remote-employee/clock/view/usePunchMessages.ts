import { shownSeconds, type components } from 'shared-contracts';
import { useDialogs, useSnackbar, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { QueuedPunch } from '../../offline-queue/rules/queuedPunch.ts';
import { useConflictWords } from '../../queue-notes/view/useConflictWords.ts';
import { usePunchQueue } from '../../offline-queue/view/usePunchQueue.ts';
import { deviceClock } from 'shared-time/device-clock';
import { refusalKind } from '../rules/refusalKind.ts';

type TimePair = components['schemas']['TimePair'];
type Violation = components['schemas']['ClockViolation'];

/** Messages about a punch once the server has responded (spec §8). */
export function usePunchMessages() {
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const formats = useUserFormats();
  const queue = usePunchQueue();
  const conflictWords = useConflictWords();

  function sayChanged({ clockIn, timeZone }: TimePair): void {
    const time = formats.time(clockIn.date, timeZone);
    snackbar.show({ text: text('clock.changed.snackbar', { time }), intent: 'success' });
  }

  return {
    recorded(
      { press }: QueuedPunch,
      pair: TimePair | undefined,
      violations: readonly Violation[],
    ): void {
      for (const { violation } of violations) {
        // A correction sent to the manager stays on the page until it is read.
        if (violation.code === 'RECORDED_AS_CORRECTION') continue;
        const intent = violation.code === 'ALREADY_CLOCKED_IN' ? 'info' : 'warning';
        snackbar.show({ text: violation.translatedViolation, intent });
      }
      if (press.isChange === true) {
        const hasBegun = violations.every(
          ({ violation: { code } }) => code !== 'ALREADY_CLOCKED_IN',
        );
        if (press.kind === 'clock-in' && pair && hasBegun) sayChanged(pair);
        return;
      }
      if (press.kind !== 'clock-out' || !pair?.clockOut) return;
      snackbar.show({
        intent: 'success',
        text: text('clock.ended.snackbar', {
          time: formats.time(pair.clockOut.date, pair.timeZone),
          duration: formats.duration(shownSeconds(pair, pair.clockOut.date)),
        }),
      });
    },
    /** A refused punch of an earlier visit is shown on the page; one just made opens a dialog. */
    refused(punch: QueuedPunch): void {
      const { outcome, press, pressed, key } = punch;
      if (outcome?.kind !== 'refused' || pressed.page !== deviceClock.read().page) return;
      if (!navigator.onLine || document.visibilityState === 'hidden') return;
      const refused = [punch, ...queue.state().settled.filter(({ after }) => after === key)];
      const refusal = refusalKind(outcome.code);
      const title =
        refusal === 'other' ? text(failedTitles[press.kind]) : text(refusalTitles[refusal]);
      if (press.kind === 'clock-out' && refusal === 'other') {
        snackbar.show({ text: title, intent: 'error' });
      }
      void dialogs
        .choose({
          kind: refusal === 'ended' ? 'info' : 'error',
          title,
          text: outcome.detail || text('clock.failed.noAnswer'),
          items: conflictWords(...refused),
          choices: [
            { value: 'dismiss', label: text('clock.conflict.dismiss'), look: 'primary' },
            { value: 'keep', label: text('clock.conflict.keep') },
          ],
        })
        .then((answer) => {
          if (answer === 'dismiss') queue.dismiss(refused.map((each) => each.key));
        });
    },
  };
}

const failedTitles = {
  'clock-in': 'clock.failed.clockIn',
  'clock-out': 'clock.failed.clockOut',
  break: 'clock.failed.break',
  resume: 'clock.failed.resume',
} as const;

const refusalTitles = {
  ended: 'clock.refused.ended',
  'break-running': 'clock.refused.breakRunning',
  'no-break': 'clock.refused.noBreak',
  leave: 'clock.refused.leave',
  'no-location': 'clock.refused.noLocation',
  outside: 'clock.refused.outside',
  'not-allowed': 'clock.refused.notAllowed',
} as const;
