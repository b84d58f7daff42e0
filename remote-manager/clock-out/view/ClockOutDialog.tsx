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
import type { ShiftToEnd } from '../rules/shiftEnd.ts';
import { ClockOutRow } from './ClockOutRow.tsx';
import { RebookingForm } from './RebookingForm.tsx';
import { useRebooking } from './useRebooking.ts';
import { useShiftEnds } from './useShiftEnds.ts';
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
  const model = useShiftEnds(shifts, now);
  const { chosen, forgotten, leftOut } = model;
  const booking = useRebooking(shifts);
  const [only] = shifts.length === 1 ? shifts : [];

  function confirm(): void {
    const ends = model.readEnds();
    if (ends === null) {
      snackbar.show({ text: text('clocking.complete'), intent: 'error' });
      return;
    }
    onConfirm(
      ends.map(
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

  return (
    <Dialog
      open
      width={550}
      title={
        only
          ? text('clockOut.one', { name: only.name })
          : text('clockOut.many', { count: shifts.length })
      }
      note={leftOut > 0 && text('clockOut.leftOut', { count: leftOut })}
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
        {model.rows.map(({ shift, ...row }) => (
          <ClockOutRow
            key={shift.employeeId}
            shift={shift}
            {...row}
            now={now}
            isAlone={only !== undefined}
            onInclude={(isIncluded) => model.include(shift.employeeId, isIncluded)}
            onEnd={(end) => model.changeEnd(shift.employeeId, end)}
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
