import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  Button,
  useApi,
  useDialogs,
  useFailureText,
  useHost,
  useQuery,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { allUnworkedQuery, decideUnworkedDays, type UnworkedDay } from '../data/unworkedDays.ts';

export interface LeaveAllButtonProps {
  readonly filter: Parameters<typeof allUnworkedQuery>[1];
}

/** Leaves all planned shifts without time that the filter finds as they are; asks once. */
export function LeaveAllButton({ filter }: LeaveAllButtonProps) {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const { data: days = [] } = useQuery(allUnworkedQuery(api, filter));
  if (days.length === 0) return null;

  /** Whether it was done; what was not is told. */
  async function decide(some: readonly UnworkedDay[], outcome: 'LEFT' | null): Promise<boolean> {
    setIsBusy(true);
    try {
      await decideUnworkedDays(api, some, outcome);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const title = text('unworked.leaveAll.failed');
      await dialogs.error({ title, text: failure.detail || failureText(failure) });
      return false;
    } finally {
      setIsBusy(false);
      bus.emit('time-pairs-changed', { employeeIds: peopleOf(some) });
    }
  }

  async function leaveAll(): Promise<void> {
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
    <Button size="row" look="outline" busy={isBusy} onClick={() => void leaveAll()}>
      {text('unworked.leaveAll', { count: days.length })}
    </Button>
  );
}

function peopleOf(days: readonly UnworkedDay[]): number[] {
  return [...new Set(days.map(({ employeeId }) => employeeId))];
}
