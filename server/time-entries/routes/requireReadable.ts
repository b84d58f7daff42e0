import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import { readableSpans } from './readableSpans.ts';

/** Refuses a time pair that the reader cannot see, the same as a missing one: NOT_FOUND. */
export async function requireReadable(
  database: Database,
  reader: EmployeeActor,
  { employeeId, id }: AssignmentFacts,
  date: string,
  now: Date,
): Promise<void> {
  const day = { startDate: date, endDate: date };
  const spans = await readableSpans(database, reader, employeeId, day, now);
  if (!spans.some(({ assignmentId }) => assignmentId === id)) throw new Refusal('NOT_FOUND');
}
