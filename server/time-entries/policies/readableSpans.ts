import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { readAssignmentIds } from '../../people/data/assignments.ts';
import { requireManagedPerson } from '../../people/policies/requireManaged.ts';
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
    const own = await database.run(readAssignmentIds, { employeeId });
    return own.flatMap(({ id }) => daySpans(id, [range], range));
  }
  const theirs = await requireManagedPerson(database, reader, employeeId, now);
  return theirs.flatMap(({ assignmentId, ranges }) => daySpans(assignmentId, ranges, range));
}
