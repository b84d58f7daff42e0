import type { Database } from '../../database/database.ts';
import type { Reader } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { readAssignmentIds } from '../../people/data/assignments.ts';
import { reachedByKey } from '../../people/data/reachedByKey.ts';
import { requireManagedPerson } from '../../people/policies/requireManaged.ts';
import { daySpans, type DaySpan } from '../../shifts/rules/daySpans.ts';

/**
 * The days of a person's assignments that somebody can read: all of their own, or those in the
 * managing ranges of a manager who manages the person now; of a key all of assignments that it
 * reaches. Refuses everybody else: NOT_FOUND.
 */
export async function readableSpans(
  database: Database,
  reader: Reader,
  employeeId: number,
  range: { readonly startDate: string; readonly endDate: string },
  now: Date,
): Promise<DaySpan[]> {
  if (reader.kind === 'api-key' || employeeId === reader.id) {
    const rows = await database.run(readAssignmentIds, { employeeId });
    const all = rows.map(({ id }) => id);
    const ids = reader.kind === 'api-key' ? await reachedByKey(database, reader, all) : all;
    if (ids.length === 0) throw new Refusal('NOT_FOUND');
    return ids.flatMap((id) => daySpans(id, [range], range));
  }
  const theirs = await requireManagedPerson(database, reader, employeeId, now);
  return theirs.flatMap(({ assignmentId, ranges }) => daySpans(assignmentId, ranges, range));
}
