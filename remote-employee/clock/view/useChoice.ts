import { useState } from 'react';
import { type components } from 'shared-contracts';
import { useEmployeeSession, useHost } from 'shared-ui';
import {
  clockableAssignments,
  customFieldsOf,
  defaultChoice,
  missingFields,
  timeTypesOf,
  type ClockingChoice,
} from '../rules/clockingChoice.ts';

type Assignment = components['schemas']['Assignment'];

/** What the next clock-in is recorded on, and what there is to choose from. */
export interface ChoiceState {
  readonly assignments: readonly Assignment[];
  readonly assignment: Assignment;
  readonly choice: ClockingChoice;
  readonly timeTypes: ReturnType<typeof timeTypesOf>;
  readonly fields: ReturnType<typeof customFieldsOf>;
  readonly missing: ReturnType<typeof missingFields>;
  readonly comment: string;
  readonly chooseAssignment: (id: number) => void;
  readonly chooseTimeType: (id: number) => void;
  /** Null takes the choice back. */
  readonly chooseOption: (field: number, option: number | null) => void;
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
  const fields = customFieldsOf(assignment, choice, features);
  return {
    assignments,
    assignment,
    choice,
    timeTypes: timeTypesOf(assignment, features),
    fields,
    missing: missingFields(fields, choice),
    comment,
    setComment,
    chooseAssignment(id) {
      const other = assignments.find((each) => each.id === id);
      if (other) setChosen(defaultChoice(other));
    },
    chooseTimeType: (timeTypeId) => setChosen({ ...choice, timeTypeId }),
    chooseOption(field, option) {
      const { [field]: _before, ...others } = choice.options;
      const options = option === null ? others : { ...others, [field]: option };
      setChosen({ ...choice, options });
    },
  };
}
