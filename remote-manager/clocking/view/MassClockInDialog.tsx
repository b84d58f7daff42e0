import { useState } from 'react';
import {
  Button,
  Dialog,
  FailurePanel,
  PlayFilled,
  SkeletonRows,
  useApi,
  useEmployeeSession,
  useHost,
  useQuery,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { employeesQuery } from '../../booking/data/employeesQuery.ts';
import {
  clockInRow,
  isComplete,
  missingFor,
  nothingChosen,
  personToClockIn,
} from '../../booking/rules/choiceForAll.ts';
import type { MassOrder } from '../rules/massRun.ts';
import { ChoiceForAllForm } from '../../booking/view/ChoiceForAllForm.tsx';
import { PositionList } from './PositionList.tsx';

export interface MassClockInDialogProps {
  /** Ids of employees. */
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onStart: (order: MassOrder) => void;
}

/** Where people clock in, and the booking: a position for each, the rest for all at once. */
export function MassClockInDialog({ ids, onClose, onStart }: MassClockInDialogProps) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const { employeeId } = useEmployeeSession();
  const { features } = useHost().features;
  const found = useQuery(employeesQuery(api, employeeId, ids));
  const [chosen, setChosen] = useState(nothingChosen);
  const [picked, setPicked] = useState<ReadonlyMap<number, number>>(new Map());
  const [isChecked, setIsChecked] = useState(false);
  const people = (found.data ?? []).map((employee) =>
    personToClockIn(employee, picked.get(employee.id)),
  );
  const missing = new Map(people.map((each) => [each.id, missingFor(each, chosen, features)]));

  function start(): void {
    if (![...missing.values()].every(isComplete)) {
      setIsChecked(true);
      snackbar.show({ text: text('clocking.complete'), intent: 'error' });
      return;
    }
    onStart({
      kind: 'CLOCK_IN',
      people: people.flatMap(({ id, name, assignment }) =>
        assignment === null
          ? []
          : [{ employeeId: id, name, row: clockInRow(assignment, chosen, features) }],
      ),
    });
  }

  const count = found.data ? people.length : ids.length;
  return (
    <Dialog
      open
      width={850}
      title={text('clocking.dialog.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('clocking.cancel')}</Button>
          <Button
            look="primary"
            icon={<PlayFilled />}
            disabled={people.length === 0}
            onClick={start}
          >
            {text('clocking.clockInCount', { count })}
          </Button>
        </>
      }
    >
      {found.error && !found.data ? (
        <FailurePanel
          title={text('clocking.dialog.failure')}
          failure={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : !found.data ? (
        <SkeletonRows count={4} height={56} />
      ) : (
        <>
          <ChoiceForAllForm
            people={people}
            chosen={chosen}
            own={text('clocking.own')}
            comment={text('clocking.comment')}
            missing={isChecked ? [...missing.values()] : []}
            onChange={(change) => setChosen((last) => ({ ...last, ...change }))}
          />
          <PositionList
            people={people}
            isChecked={isChecked}
            onPick={(person, assignment) =>
              setPicked((last) => new Map(last).set(person, assignment))
            }
          />
        </>
      )}
    </Dialog>
  );
}
