import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import { readAssignmentIds } from '../../people/data/assignments.ts';
import { managedBy } from '../../people/policies/requireManaged.ts';

interface SeenAssignment {
  readonly assignmentId: number;
  readonly employeeId: number;
}

/** The reader's own assignments, and those that the reader manages now. */
export async function seenAssignments(
  database: Database,
  reader: EmployeeActor,
  now: Date,
): Promise<SeenAssignment[]> {
  const own = await database.run(readAssignmentIds, { employeeId: reader.id });
  const managed = await managedBy(database, reader, now);
  return [...own.map(({ id }) => ({ assignmentId: id, employeeId: reader.id })), ...managed];
}

/** NOT_FOUND unless it is one of them. */
export async function requireSeenAssignment(
  database: Database,
  reader: EmployeeActor,
  id: number,
  now: Date,
): Promise<void> {
  const seen = await seenAssignments(database, reader, now);
  if (!seen.some(({ assignmentId }) => assignmentId === id)) throw new Refusal('NOT_FOUND');
}
