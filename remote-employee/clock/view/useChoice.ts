import { useState } from 'react';
import { clockableAssignments, holdsFor, timeTypesOf, type components } from 'shared-contracts';
import {
  defaultChoice,
  fillableFields,
  missesCostCenter,
  missingFields,
  type ClockingChoice,
} from 'shared-time/clocking-choice/rules/clockingChoice.ts';
import { useEmployeeSession, useHost } from 'shared-ui';

type Assignment = components['schemas']['Assignment'];
type CustomFieldOption = components['schemas']['CustomFieldOption'];

/** What the next clock-in is recorded on, and what there is to choose from. */
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
  readonly mayCallBack: boolean;
  readonly comment: string;
  readonly chooseAssignment: (id: number) => void;
  readonly chooseTimeType: (id: number) => void;
  /** Null takes the choice back. */
  readonly chooseOption: (field: number, option: CustomFieldOption | null) => void;
  readonly chooseCostCenter: (costCenter: ClockingChoice['costCenter']) => void;
  readonly chooseCallBack: (isCallBack: boolean) => void;
  readonly setComment: (comment: string) => void;
}

/** Null for somebody who may not clock. */
export function useChoice(): ChoiceState | null {
  const { employee } = useEmployeeSession();
  const { features } = useHost().features;
  const [chosen, setChosen] = useState<ClockingChoice | null>(null);
  const [comment, setComment] = useState('');
  const assignments = clockableAssignments(employee.assignments);
  const assignment = assignments.find(({ id }) => id === chosen?.assignmentId) ?? assignments[0];
  if (!assignment) return null;
  const choice = chosen?.assignmentId === assignment.id ? chosen : defaultChoice(assignment);
  const fields = fillableFields(assignment, choice, features);
  const missing = missingFields(fields, choice);
  const isCostCenterMissing = missesCostCenter(choice, features);
  return {
    assignments,
    assignment,
    choice,
    timeTypes: timeTypesOf(assignment, features),
    fields,
    missing,
    isCostCenterMissing,
    isIncomplete: isCostCenterMissing || missing.length > 0,
    mayCallBack: holdsFor('CALL_BACK', 'EMPLOYEE', assignment.authorityNames),
    comment,
    setComment,
    chooseAssignment(id) {
      const other = assignments.find((each) => each.id === id);
      if (other) setChosen(defaultChoice(other));
    },
    chooseCostCenter: (costCenter) => setChosen({ ...choice, costCenter }),
    chooseCallBack: (isCallBack) => setChosen({ ...choice, isCallBack }),
    chooseTimeType: (timeTypeId) => setChosen({ ...choice, timeTypeId }),
    chooseOption(field, option) {
      const { [field]: _before, ...others } = choice.options;
      const options = option === null ? others : { ...others, [field]: option };
      setChosen({ ...choice, options });
    },
  };
}
