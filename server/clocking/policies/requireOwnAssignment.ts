import { holdsFor, type ActsAs } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound, requireSelf } from '../../calls/sharedRefusals.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';

/**
 * The person's own assignment, for which they capture time. Refuses that of another person
 * (NOT_FOUND), and one without CAPTURE_TIME (ACCESS_DENIED).
 */
export function requireOwnAssignment(
  employee: Pick<EmployeeActor, 'id'>,
  assignment: AssignmentFacts | undefined,
): AssignmentFacts {
  requireFound(assignment);
  requireSelf(employee, assignment.employeeId);
  if (!holdsFor('CLOCK', 'EMPLOYEE', assignment.authorities)) throw new Refusal('ACCESS_DENIED');
  return assignment;
}

/** A call-back requires CAPTURE_CALL_BACK on the assignment: ACCESS_DENIED. */
export function requireCallBack(actsAs: ActsAs, { authorities }: AssignmentFacts): void {
  if (!holdsFor('CALL_BACK', actsAs, authorities)) throw new Refusal('ACCESS_DENIED');
}

/** A shift begins while the assignment is active: ACCESS_DENIED before and after. */
export function requireActive(assignment: AssignmentFacts, at: string): void {
  if (!isActiveAt(assignment, at)) throw new Refusal('ACCESS_DENIED');
}
