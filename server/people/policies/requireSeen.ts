import type { components } from 'shared-contracts';
import type { Reader } from '../../calls/actor.ts';
import type { Database } from '../../database/database.ts';
import { readAssignments } from '../data/assignments.ts';
import { reachedByKey } from '../data/reachedByKey.ts';
import { presentAssignment } from '../presentAssignment.ts';
import { managedBy } from './requireManaged.ts';
import { requireVisible } from './visibleAssignments.ts';

/**
 * The assignments of a person that somebody sees: all of their own, those that a manager manages
 * now, or those that a key reaches. Nobody else learns of the person: NOT_FOUND.
 */
export async function requireSeen(
  database: Database,
  reader: Reader,
  employeeId: number,
  now: Date,
): Promise<components['schemas']['Assignment'][]> {
  const rows = await database.run(readAssignments, { employeeId });
  const assignments = rows.map((row) => presentAssignment(row, now));
  if (reader.kind === 'api-key') {
    const all = rows.map(({ id }) => id);
    const ids = await reachedByKey(database, reader, all);
    return requireVisible(
      assignments,
      ids.map((assignmentId) => ({ assignmentId })),
    );
  }
  if (employeeId === reader.id) return assignments;
  return requireVisible(assignments, await managedBy(database, reader, now));
}
