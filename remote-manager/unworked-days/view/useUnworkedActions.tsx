import { useState } from 'react';
import { ApiFailure, mayDo, offsetMinutes, refusalOf, toInstant } from 'shared-contracts';
import { deleteTime } from 'shared-time/data/timeCommands.ts';
import {
  AddRegular,
  CheckmarkRegular,
  deviceTimeZone,
  DismissRegular,
  useApi,
  useDialogs,
  useEmployeeSession,
  useFailureText,
  useHost,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import type { RowAction } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { addAsPlanned, decideUnworkedDay, type UnworkedDay } from '../data/unworkedDays.ts';

export interface UnworkedAction extends RowAction {
  /** Includes the person and the day. */
  readonly name: string;
  readonly isBusy: boolean;
}

/** A manager's actions on a planned shift without time, for buttons and menu. */
export function useUnworkedActions(day: UnworkedDay): {
  readonly menuLabel: string;
  readonly actions: readonly UnworkedAction[];
} {
  const text = useText();
  const { features } = useHost();
  const { which, isBusy, decide, add } = useUnworkedDay(day);
  const mayAdd = refusalOf('ADD', { actsAs: 'MANAGER', ...features }) === null && day.canAddTime;
  const adding: UnworkedAction = {
    key: 'add',
    label: text('unworked.add'),
    name: text('unworked.add.of', which),
    icon: <AddRegular />,
    isBusy,
    onSelect: add,
  };
  return {
    menuLabel: text('unworked.actions', which),
    actions: [
      ...(mayAdd ? [adding] : []),
      {
        key: 'absent',
        label: text('unworked.absent'),
        name: text('unworked.absent.of', which),
        icon: <DismissRegular />,
        isBusy,
        onSelect: () => decide('ABSENT'),
      },
      {
        key: 'leave',
        label: text('unworked.leave'),
        name: text('unworked.leave.of', which),
        icon: <CheckmarkRegular />,
        isBusy,
        onSelect: () => decide('LEFT'),
      },
    ],
  };
}

/** The actions on a planned shift without time; every page is notified. */
function useUnworkedDay(day: UnworkedDay) {
  const api = useApi();
  const text = useText();
  const { bus, features } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const formats = useUserFormats();
  const { employeeId: managerId } = useEmployeeSession();
  const [isBusy, setIsBusy] = useState(false);
  const which = { name: `${day.firstName} ${day.lastName}`, day: formats.day(day.date) };

  /** Runs it and reports it, with Undo if possible. */
  async function act(work: Act, done?: string): Promise<void> {
    setIsBusy(true);
    try {
      const undo = await work();
      if (done === undefined) return;
      const label = text('unworked.undo');
      snackbar.show({
        text: done,
        intent: 'success',
        ...(undo ? { action: { label, onSelect: () => void act(undo) } } : {}),
      });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await dialogs.error({
        title: text('unworked.failed', which),
        text: failure.detail || failureText(failure),
      });
    } finally {
      setIsBusy(false);
      bus.emit('time-pairs-changed', { employeeIds: [day.employeeId] });
    }
  }

  return {
    which,
    isBusy,
    decide: (outcome: 'ABSENT' | 'LEFT') =>
      void act(
        async () => {
          await decideUnworkedDay(api, day, outcome);
          return () => decideUnworkedDay(api, day, null);
        },
        text(`unworked.done.${outcome}`, which),
      ),
    add(): void {
      const timeZoneOffset = offsetMinutes(toInstant(Date.now()), deviceTimeZone());
      const by = { managerId, timeZoneOffset, withBreaks: features.features.SEGMENTS };
      void act(
        async () => {
          const pair = await addAsPlanned(api, day, by);
          if (!pair || !mayDo('DELETE', 'MANAGER', pair, features)) return undefined;
          const deletion = { timePairId: pair.id, inAllSystems: true };
          return async () => void (await deleteTime(api, deletion, crypto.randomUUID()));
        },
        text('unworked.done.added', which),
      );
    },
  };
}

/** Returns its undo. */
type Act = () => Promise<Act | void>;
