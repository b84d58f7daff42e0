import { useState } from 'react';
import { clockableAssignments, holdsFor, timeTypesOf, type components } from 'shared-contracts';
import {
  defaultChoice,
  fillableFields,
  missesCostCenter,
  missingFields,
  movedChoice,
  type ClockingChoice,
} from 'shared-time/clocking-choice/rules/clockingChoice.ts';
import { useEmployeeSession, useHost } from 'shared-ui';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import { useRebooking } from './useRebooking.ts';

type Assignment = components['schemas']['Assignment'];
type CustomFieldOption = components['schemas']['CustomFieldOption'];

/** What the open shift, or the next clock-in, is recorded on, and what there is to choose from. */
export interface ChoiceState {
  readonly assignments: readonly Assignment[];
  readonly assignment: Assignment;
  readonly choice: ClockingChoice;
  readonly timeTypes: ReturnType<typeof timeTypesOf>;
  readonly fields: ReturnType<typeof fillableFields>;
  readonly missing: ReturnType<typeof missingFields>;
  readonly isCostCenterMissing: boolean;
  /** Something required is still empty. */
  readonly isIncomplete: boolean;
  /** Something else was chosen for the open shift, which its next punch takes along. */
  readonly isRebooked: boolean;
  readonly mayCallBack: boolean;
  /** A clock-in would take the choice: a call-back that a manager began needs a right of its own. */
  readonly mayBeginAlike: boolean;
  readonly comment: string;
  readonly chooseAssignment: (id: number) => void;
  readonly chooseTimeType: (id: number) => void;
  /** Null takes the choice back. */
  readonly chooseOption: (field: number, option: CustomFieldOption | null) => void;
  readonly chooseCostCenter: (costCenter: ClockingChoice['costCenter']) => void;
  readonly chooseCallBack: (isCallBack: boolean) => void;
  readonly setComment: (comment: string) => void;
  /** Forgets what was chosen for the open shift: a punch has taken it along. */
  readonly settle: () => void;
}

/** Null for somebody who may not clock. */
export function useChoice(open: ShownShift | null): ChoiceState | null {
  const { employee, employeeId } = useEmployeeSession();
  const { features } = useHost().features;
  const [next, setNext] = useState<ClockingChoice | null>(null);
  const { rebooked, setRebooked, settle } = useRebooking(employeeId, open?.id ?? null);
  const [comment, setComment] = useState('');
  const clockable = clockableAssignments(employee.assignments);
  const running = open && clockable.find(({ id }) => id === open.assignmentId);
  const assignment =
    running ?? clockable.find(({ id }) => id === next?.assignmentId) ?? clockable[0];
  if (!assignment) return null;
  const recorded = running && open ? bookedChoice(running, open) : defaultChoice(assignment);
  const chosen = running ? rebooked : next;
  const choose = running ? setRebooked : setNext;
  const choice = chosen?.assignmentId === assignment.id ? chosen : recorded;
  const fields = fillableFields(assignment, choice, features);
  const missing = missingFields(fields, choice);
  const isCostCenterMissing = missesCostCenter(choice, features);
  const holdsCallBack = holdsFor('CALL_BACK', 'EMPLOYEE', assignment.authorityNames);
  return {
    assignments: running ? [running] : clockable,
    assignment,
    choice,
    timeTypes: timeTypesOf(assignment, features),
    fields,
    missing,
    isCostCenterMissing,
    isIncomplete: isCostCenterMissing || missing.length > 0,
    isRebooked: Boolean(running) && !isBookedAlike(choice, recorded),
    mayCallBack: !running && holdsCallBack,
    mayBeginAlike: holdsCallBack || !choice.isCallBack,
    comment,
    setComment,
    chooseAssignment(id) {
      const other = clockable.find((each) => each.id === id);
      if (other && !running) setNext(movedChoice(choice, assignment, other));
    },
    chooseCostCenter: (costCenter) => choose({ ...choice, costCenter }),
    chooseCallBack: (isCallBack) => choose({ ...choice, isCallBack }),
    chooseTimeType: (timeTypeId) => choose({ ...choice, timeTypeId }),
    chooseOption(field, option) {
      const { [field]: _before, ...others } = choice.options;
      const options = option === null ? others : { ...others, [field]: option };
      choose({ ...choice, options });
    },
    settle,
  };
}

/** What the open shift is booked on, as the form shows it. */
function bookedChoice(assignment: Assignment, { booking }: ShownShift): ClockingChoice {
  const first = defaultChoice(assignment);
  if (!booking) return first;
  return { ...first, ...booking, timeTypeId: booking.timeTypeId ?? first.timeTypeId };
}

function isBookedAlike(one: ClockingChoice, other: ClockingChoice): boolean {
  const ids = ({ options }: ClockingChoice) =>
    Object.entries(options).map(([field, { id }]) => `${field} ${id}`);
  return (
    one.timeTypeId === other.timeTypeId &&
    one.costCenter?.id === other.costCenter?.id &&
    new Set([...ids(one), ...ids(other)]).size === ids(one).length &&
    ids(one).length === ids(other).length
  );
}
