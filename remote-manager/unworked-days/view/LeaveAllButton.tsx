import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { Button, useApi, useDialogs, useFailureText, useHost, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import {
  decideUnworkedDays,
  findAllUnworked,
  type UnworkedDay,
  type WantedOfAll,
} from '../data/unworkedDays.ts';

export interface LeaveAllButtonProps {
  readonly filter: WantedOfAll;
  /** The number of matches. */
  readonly count: number;
  readonly disabled: boolean;
}

/** Leaves all matching planned shifts without time as they are; asks once. */
export function LeaveAllButton({ filter, count, disabled }: LeaveAllButtonProps) {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);

  /** The result; null after a failure, which is reported. */
  async function attempt<Result>(action: () => Promise<Result>): Promise<Result | null> {
    setIsBusy(true);
    try {
      return await action();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const title = text('unworked.leaveAll.failed');
      await dialogs.error({ title, text: failure.detail || failureText(failure) });
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  /** Whether it succeeded. */
  async function decide(some: readonly UnworkedDay[], outcome: 'LEFT' | null): Promise<boolean> {
    const done = await attempt(async () => {
      await decideUnworkedDays(api, some, outcome);
      return true;
    });
    bus.emit('time-pairs-changed', { employeeIds: peopleOf(some) });
    return done === true;
  }

  async function leaveAll(): Promise<void> {
    const days = await attempt(() => findAllUnworked(api, filter));
    if (days === null) return;
    const counts = { count: days.length, people: peopleOf(days).length };
    const isSure = await dialogs.confirm({
      title: text('unworked.leaveAll.question', counts),
      text: text('unworked.leaveAll.text'),
      confirm: text('unworked.leaveAll', counts),
    });
    if (!isSure || !(await decide(days, 'LEFT'))) return;
    snackbar.show({
      text: text('unworked.leaveAll.done', counts),
      intent: 'success',
      action: { label: text('unworked.undo'), onSelect: () => void decide(days, null) },
    });
  }

  return (
    <Button
      size="row"
      look="outline"
      busy={isBusy}
      disabled={disabled}
      onClick={() => void leaveAll()}
    >
      {text('unworked.leaveAll', { count })}
    </Button>
  );
}

function peopleOf(days: readonly UnworkedDay[]): number[] {
  return [...new Set(days.map(({ employeeId }) => employeeId))];
}
