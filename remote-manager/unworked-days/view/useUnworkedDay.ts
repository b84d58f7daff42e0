import { useState } from 'react';
import { ApiFailure, offsetMinutes, toInstant } from 'shared-contracts';
import {
  deviceTimeZone,
  useApi,
  useDialogs,
  useEmployeeSession,
  useFailureText,
  useFeature,
  useHost,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { addAsPlanned, decideUnworkedDay } from '../data/unworkedDays.ts';
import type { UnworkedDay, UnworkedOutcome } from '../rules/unworkedDay.ts';

/** What can be done about a planned shift without time; every page is told of it. */
export function useUnworkedDay(day: UnworkedDay) {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const formats = useUserFormats();
  const withBreaks = useFeature('SEGMENTS');
  const { employeeId: managerId } = useEmployeeSession();
  const [isBusy, setIsBusy] = useState(false);
  const which = { name: `${day.firstName} ${day.lastName}`, day: formats.day(day.date) };

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await dialogs.error({
        title: text('unworked.failed', which),
        text: failure.detail || failureText(failure),
      });
      return false;
    } finally {
      setIsBusy(false);
      bus.emit('time-pairs-changed', { employeeIds: [day.employeeId] });
    }
  }

  async function decide(outcome: UnworkedOutcome): Promise<void> {
    const isDone = await attempt(() => decideUnworkedDay(api, day, outcome));
    if (!isDone || outcome === null) return;
    snackbar.show({
      text: text(`unworked.done.${outcome}`, which),
      intent: 'success',
      action: { label: text('unworked.undo'), onSelect: () => void decide(null) },
    });
  }

  return {
    which,
    isBusy,
    decide: (outcome: 'ABSENT' | 'LEFT') => void decide(outcome),
    async add(): Promise<void> {
      const timeZoneOffset = offsetMinutes(toInstant(Date.now()), deviceTimeZone());
      const by = { managerId, timeZoneOffset, withBreaks };
      const isDone = await attempt(() => addAsPlanned(api, day, by));
      if (isDone) {
        snackbar.show({ text: text('unworked.done.added', which), intent: 'success' });
      }
    },
  };
}
