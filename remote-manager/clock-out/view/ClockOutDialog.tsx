import { useState } from 'react';
import { toInstant } from 'shared-contracts';
import {
  Button,
  Dialog,
  makeStyles,
  MessageNote,
  StopFilled,
  text as type,
  tokens,
  useMinute,
  useSnackbar,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import {
  firstEnd,
  forgottenFirst,
  isForgotten,
  readEnd,
  type ShiftEnd,
  type ShiftToEnd,
} from '../rules/shiftEnd.ts';
import { ClockOutRow } from './ClockOutRow.tsx';
import { RebookingForm } from './RebookingForm.tsx';
import { useRebooking } from './useRebooking.ts';
import type { rebookedRow } from '../../booking/rules/choiceForAll.ts';

type Rebooking = ReturnType<typeof rebookedRow>;

/** A person whose shift ends, with the row of the request. */
export interface PersonToClockOut {
  readonly employeeId: number;
  readonly name: string;
  readonly row: {
    readonly employeeAssignmentId: number;
    readonly shiftTimePairId: number;
    readonly clockOutDateTime?: string;
  } & Rebooking;
}

export interface ClockOutDialogProps {
  readonly shifts: readonly ShiftToEnd[];
  readonly onClose: () => void;
  readonly onConfirm: (people: readonly PersonToClockOut[]) => void;
}

/** Asks before shifts end: shows their start and plan, and sets the end of each. */
export function ClockOutDialog({ shifts, onClose, onConfirm }: ClockOutDialogProps) {
  const text = useText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const now = toInstant(useMinute().getTime());
  const [inOrder] = useState(() => forgottenFirst(shifts, now));
  const [ends, setEnds] = useState<ReadonlyMap<number, ShiftEnd>>(
    () => new Map(shifts.map((shift) => [shift.employeeId, firstEnd(shift, now)])),
  );
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const booking = useRebooking(shifts);
  const [only] = shifts.length === 1 ? shifts : [];
  const chosen = inOrder.filter(({ employeeId }) => !leftOut.has(employeeId));
  const forgotten = chosen.filter((shift) => isForgotten(shift, now)).length;

  function confirm(): void {
    const read = chosen.map((shift) => {
      const end = ends.get(shift.employeeId) ?? firstEnd(shift, now);
      // "Now" is the time of the press, not of the last minute tick.
      return { shift, ...readEnd(shift, end, toInstant(Date.now())) };
    });
    if (read.some(({ fault }) => fault !== null)) {
      setIsChecked(true);
      snackbar.show({ text: text('clocking.complete'), intent: 'error' });
      return;
    }
    onConfirm(
      read.map(
        ({ shift: { employeeId, name, employeeAssignmentId, shiftTimePairId }, instant }) => ({
          employeeId,
          name,
          row: {
            employeeAssignmentId,
            shiftTimePairId,
            ...booking.rowOf(employeeAssignmentId),
            ...(instant === null ? {} : { clockOutDateTime: instant }),
          },
        }),
      ),
    );
  }

  function include(employeeId: number, isIncluded: boolean): void {
    setLeftOut((last) => {
      const next = new Set(last);
      if (isIncluded) next.delete(employeeId);
      else next.add(employeeId);
      return next;
    });
  }

  return (
    <Dialog
      open
      width={550}
      title={
        only
          ? text('clockOut.one', { name: only.name })
          : text('clockOut.many', { count: shifts.length })
      }
      note={leftOut.size > 0 && text('clockOut.leftOut', { count: leftOut.size })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('clocking.cancel')}</Button>
          <Button
            look="primary"
            icon={<StopFilled />}
            disabled={chosen.length === 0}
            onClick={confirm}
          >
            {only
              ? text('approvals.action.clockOut')
              : text('clocking.clockOutCount', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {forgotten > 0 && (
        <MessageNote meaning="warning" icon={<WarningFilled />}>
          {text('clockOut.forgotten', { count: forgotten })}
        </MessageNote>
      )}
      <p className={styles.words}>{text('clockOut.text', { count: chosen.length })}</p>
      <ul aria-label={text('clockOut.people')} className={styles.list}>
        {inOrder.map((shift) => (
          <ClockOutRow
            key={shift.employeeId}
            shift={shift}
            end={ends.get(shift.employeeId) ?? firstEnd(shift, now)}
            now={now}
            isAlone={only !== undefined}
            isIncluded={!leftOut.has(shift.employeeId)}
            isChecked={isChecked}
            onInclude={(isIncluded) => include(shift.employeeId, isIncluded)}
            onEnd={(end) => setEnds((last) => new Map(last).set(shift.employeeId, end))}
          />
        ))}
      </ul>
      <RebookingForm booking={booking} />
    </Dialog>
  );
}

const useStyles = makeStyles({
  words: { ...type.body, margin: '12px 0', color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});
