import type { ApiFailure, components } from 'shared-contracts';
import { useDialogs, useSnackbar, useUserFormats } from 'shared-ui';
import type { PressKind } from '../../active-shift/rules/press.ts';
import { useText } from '../../messages/useText.ts';
import { refusalKind } from '../rules/pressFailure.ts';

type TimePair = components['schemas']['TimePair'];
type Violation = components['schemas']['ClockViolation'];

/** What a person is told about a press (spec §8). */
export function usePressMessages() {
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const formats = useUserFormats();

  function failed(kind: PressKind, words: string, choices: 'close' | 'reload' = 'close'): void {
    const title = text(failedTitles[kind]);
    if (kind === 'clock-out') snackbar.show({ text: title, intent: 'error' });
    if (choices === 'close') {
      void dialogs.error({ title, text: words });
      return;
    }
    void dialogs
      .choose({
        kind: 'error',
        title,
        text: words,
        choices: [
          { value: 'reload', label: text('clock.failed.reload'), look: 'primary' },
          { value: 'close', label: text('clock.failed.close') },
        ],
      })
      .then((answer) => {
        if (answer === 'reload') location.reload();
      });
  }

  return {
    recorded(kind: PressKind, pair: TimePair | undefined, violations: readonly Violation[]): void {
      for (const { violation } of violations) {
        const words = violation.translatedViolation;
        if (violation.code === 'RECORDED_AS_CORRECTION') {
          void dialogs.warning({ title: text('clock.correction.title'), text: words });
        } else {
          const intent = violation.code === 'ALREADY_CLOCKED_IN' ? 'info' : 'warning';
          snackbar.show({ text: words, intent });
        }
      }
      if (kind !== 'clock-out' || !pair?.clockOut) return;
      snackbar.show({
        intent: 'success',
        text: text('clock.ended.snackbar', {
          time: formats.time(pair.clockOut.date, pair.timeZone),
          duration: formats.duration(pair.duration ?? 0),
        }),
      });
    },
    refused(kind: PressKind, failure: ApiFailure): void {
      const words = failure.detail || text('clock.failed.noAnswer');
      const refusal = refusalKind(failure);
      if (refusal === null) return;
      if (refusal === 'other') {
        failed(kind, words, kind === 'clock-out' ? 'reload' : 'close');
      } else if (refusal === 'ended') {
        void dialogs.info({ title: text('clock.refused.ended'), text: words });
      } else {
        void dialogs.error({ title: text(refusalTitles[refusal]), text: words });
      }
    },
    /** Nothing left the device. */
    offline: (kind: PressKind) => failed(kind, text('clock.failed.offline')),
    /** It left, no answer came, and the server does not know it. */
    notRecorded: (kind: PressKind) => failed(kind, text('clock.failed.notRecorded')),
    /** It left, and the server cannot be asked. */
    unknown: (kind: PressKind) => failed(kind, text('clock.failed.unknown')),
  };
}

const failedTitles = {
  'clock-in': 'clock.failed.clockIn',
  'clock-out': 'clock.failed.clockOut',
  break: 'clock.failed.break',
  resume: 'clock.failed.resume',
} as const;

const refusalTitles = {
  'break-running': 'clock.refused.breakRunning',
  'no-break': 'clock.refused.noBreak',
  'not-allowed': 'clock.refused.notAllowed',
} as const;
