import { isManager } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { readAssignmentIds } from '../../people/data/assignments.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { daySpans, type DaySpan } from '../../shifts/rules/daySpans.ts';

/**
 * The days of a person's assignments that somebody can read: all of their own, or those in the
 * managing ranges of a manager who manages the person now. Refuses everybody else: NOT_FOUND.
 */
export async function readableSpans(
  database: Database,
  reader: EmployeeActor,
  employeeId: number,
  range: { readonly startDate: string; readonly endDate: string },
  now: Date,
): Promise<DaySpan[]> {
  if (employeeId === reader.id) {
    const own = await database.run(readAssignmentIds, [employeeId]);
    return own.flatMap(({ id }) => daySpans(id, [range], range));
  }
  if (!isManager(reader.authorities)) throw new Refusal('NOT_FOUND');
  const managed = await managedAssignments(database, reader.id, now);
  const theirs = managed.filter((assignment) => assignment.employeeId === employeeId);
  if (theirs.length === 0) throw new Refusal('NOT_FOUND');
  return theirs.flatMap(({ assignmentId, ranges }) => daySpans(assignmentId, ranges, range));
}
