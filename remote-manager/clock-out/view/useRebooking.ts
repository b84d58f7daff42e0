import { useState } from 'react';
import { useApi, useEmployeeSession, useHost, useQuery } from 'shared-ui';
import { employeesQuery } from '../../booking/data/employeesQuery.ts';
import {
  nothingChosen,
  personOn,
  rebookedRow,
  type ChoiceForAll,
} from '../../booking/rules/choiceForAll.ts';
import type { ShiftToEnd } from '../rules/shiftEnd.ts';

export type Rebooking = ReturnType<typeof useRebooking>;

/** The booking that ending shifts get, once for all; by default each keeps its own. */
export function useRebooking(shifts: readonly ShiftToEnd[]) {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const { features } = useHost().features;
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(nothingChosen);
  const ids = shifts.map((shift) => shift.employeeId);
  const found = useQuery({ ...employeesQuery(api, employeeId, ids), enabled: isOpen });
  const on = new Map(shifts.map((shift) => [shift.employeeId, shift.employeeAssignmentId]));
  const people = (found.data ?? []).map((employee) => personOn(employee, on.get(employee.id)));
  return {
    isOpen,
    open: () => setIsOpen(true),
    people,
    failure: found.data ? null : found.error,
    retry: () => void found.refetch(),
    chosen,
    change: (change: Partial<ChoiceForAll>) => setChosen((last) => ({ ...last, ...change })),
    /** The part of a row that the choice determines. */
    rowOf(assignmentId: number) {
      const own = people.find(({ assignment }) => assignment?.id === assignmentId)?.assignment;
      return own ? rebookedRow(own, chosen, features) : {};
    },
  };
}
