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
import { useKeptChoice } from './useKeptChoice.ts';

type Assignment = components['schemas']['Assignment'];
type CustomFieldOption = components['schemas']['CustomFieldOption'];

/** The booking of the open shift or the next clock-in, and the available choices. */
export interface ChoiceState {
  readonly assignments: readonly Assignment[];
  readonly assignment: Assignment;
  readonly choice: ClockingChoice;
  readonly timeTypes: ReturnType<typeof timeTypesOf>;
  readonly fields: ReturnType<typeof fillableFields>;
  readonly missing: ReturnType<typeof missingFields>;
  readonly isCostCenterMissing: boolean;
  /** A required field is empty. */
  readonly isIncomplete: boolean;
  /** Another booking was chosen for the open shift; its next punch sends it. */
  readonly isRebooked: boolean;
  readonly mayCallBack: boolean;
  /** A clock-in can use the choice: a call-back that a manager started needs its own permission. */
  readonly mayBeginAlike: boolean;
  readonly comment: string;
  readonly chooseAssignment: (id: number) => void;
  readonly chooseTimeType: (id: number) => void;
  /** Null clears the choice. */
  readonly chooseOption: (field: number, option: CustomFieldOption | null) => void;
  readonly chooseCostCenter: (costCenter: ClockingChoice['costCenter']) => void;
  readonly chooseCallBack: (isCallBack: boolean) => void;
  readonly setComment: (comment: string) => void;
  /** Forgets the choice: a punch has taken it. */
  readonly settle: () => void;
}

/** Null for a person who cannot clock. */
export function useChoice(open: ShownShift | null): ChoiceState | null {
  const { employee, employeeId } = useEmployeeSession();
  const { features } = useHost().features;
  const kept = useKeptChoice(employeeId, open ? open.id : 'next');
  const { comment, setChoice: choose, setComment, settle } = kept;
  const clockable = clockableAssignments(employee.assignments);
  const running = open && clockable.find(({ id }) => id === open.assignmentId);
  const assignment =
    running ?? clockable.find(({ id }) => id === kept.choice?.assignmentId) ?? clockable[0];
  if (!assignment) return null;
  const recorded = running && open ? bookedChoice(running, open) : defaultChoice(assignment);
  const timeTypes = timeTypesOf(assignment, features);
  const isPossible = ({ assignmentId, timeTypeId }: ClockingChoice) =>
    assignmentId === assignment.id && timeTypes.some(({ id }) => id === timeTypeId);
  const choice = kept.choice && isPossible(kept.choice) ? kept.choice : recorded;
  const fields = fillableFields(assignment, choice, features);
  const missing = missingFields(fields, choice);
  const isCostCenterMissing = missesCostCenter(choice, features);
  const holdsCallBack = holdsFor('CALL_BACK', 'EMPLOYEE', assignment.authorityNames);
  return {
    assignments: running ? [running] : clockable,
    assignment,
    choice,
    timeTypes,
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
      if (other && !running) choose(movedChoice(choice, assignment, other));
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

/** The open shift's booking, as the form shows it. */
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
