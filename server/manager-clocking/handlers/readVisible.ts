import type { CallRequest } from '../../calls/calls.ts';
import { requireSelf } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { readAssignmentsById } from '../../people/data/assignments.ts';
import { managedBy } from '../../people/policies/requireManaged.ts';
import { visibleAssignments } from '../../people/policies/visibleAssignments.ts';
import { presentAssignment } from '../../people/presentAssignment.ts';

/**
 * Those of the requested people whom the manager manages now, with the assignments that the manager
 * sees.
 */
export async function readVisible(
  database: Runner,
  {
    path,
    query,
    employee,
    now,
  }: Pick<CallRequest<'getSubordinatesById'>, 'path' | 'query' | 'employee' | 'now'>,
) {
  requireSelf(employee, path.id);
  const all = await managedBy(database, employee, now);
  const managed = all.filter(({ employeeId }) => query.ids.includes(employeeId));
  const rows = await database.run(readAssignmentsById, {
    assignmentIds: managed.map(({ assignmentId }) => assignmentId),
  });
  const owners = new Map(managed.map((each) => [each.assignmentId, each.employeeId]));
  const shown = rows.map((row) => presentAssignment(row, now));
  const assignments = visibleAssignments(shown, managed);
  const byPerson = Map.groupBy(assignments, ({ id }) => owners.get(id));
  return { managed, byPerson, ids: [...new Set(query.ids)].filter((id) => byPerson.has(id)) };
}
