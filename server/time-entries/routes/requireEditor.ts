import { isManager } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import { readEmployee } from '../../people/data/employees.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import type { Editor } from '../rules/editor.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';

/**
 * The role in which somebody changes time of the assignment (spec §6): employee for its person,
 * manager for those who manage it now. Nobody is the manager of their own. Refuses everybody else:
 * NOT_FOUND. `permissions` (shared-contracts) defines what each role can do.
 */
export async function requireEditor(
  database: Database,
  employee: EmployeeActor,
  assignment: AssignmentFacts | undefined,
  now: Date,
): Promise<Editor> {
  const [person] = await database.run(readEmployee, [employee.id]);
  if (assignment === undefined || person === undefined) throw new Refusal('NOT_FOUND');
  const { id, first_name: firstName, last_name: lastName } = person;
  const { startDate, endDate } = assignment;
  if (assignment.employeeId === employee.id) {
    return { id, firstName, lastName, actsAs: 'EMPLOYEE', days: [{ startDate, endDate }] };
  }
  const managed = isManager(employee.authorities)
    ? await managedAssignments(database, employee.id, now)
    : [];
  const own = managed.find(({ assignmentId }) => assignmentId === assignment.id);
  requireFound(own);
  return { id, firstName, lastName, actsAs: 'MANAGER', days: own.ranges };
}
