import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import { readCaller } from '../../people/data/employees.ts';
import { managedBy, requireAmong } from '../../people/policies/requireManaged.ts';
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
  requireFound(assignment);
  const caller = await readCaller(database, employee);
  const { id, first_name: firstName, last_name: lastName } = caller;
  const { startDate, endDate } = assignment;
  if (assignment.employeeId === employee.id) {
    return { id, firstName, lastName, actsAs: 'EMPLOYEE', days: [{ startDate, endDate }] };
  }
  const own = requireAmong(await managedBy(database, employee, now), assignment.id);
  return { id, firstName, lastName, actsAs: 'MANAGER', days: own.ranges };
}

/** Only the person withdraws their own request: ACCESS_DENIED for the manager. */
export function requireOwnTime({ actsAs }: Editor): void {
  if (actsAs !== 'EMPLOYEE') throw new Refusal('ACCESS_DENIED');
}
