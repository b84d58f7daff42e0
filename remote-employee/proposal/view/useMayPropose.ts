import { refusalOf } from 'shared-contracts';
import { useEmployeeSession, useHost } from 'shared-ui';

/** Returns whether the person can add time on an assignment, or edit a recorded shift of it. */
export function useMayPropose(): (shiftId: number | null, assignmentId: number) => boolean {
  const { features } = useHost();
  const { employee } = useEmployeeSession();
  return (shiftId, assignmentId) => {
    const assignment = employee.assignments.find(({ id }) => id === assignmentId);
    const action = shiftId === null ? 'ADD' : 'EDIT';
    return (
      assignment !== undefined &&
      refusalOf(action, { actsAs: 'EMPLOYEE', assignment, ...features }) === null
    );
  };
}
