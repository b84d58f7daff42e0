import type { Database } from '../../database/database.ts';
import type { Reader } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { readableSpans } from './readableSpans.ts';

interface Reading {
  readonly reader: Reader;
  readonly now: Date;
}

/** Refuses a shift that the reader cannot see, the same as a missing one: NOT_FOUND. */
export async function requireReadable(
  database: Database,
  facts: ShiftBook['facts'],
  { reader, now }: Reading,
  shift: Shift | undefined,
): Promise<void> {
  requireFound(shift);
  const { assignment_id: id, start_date: date } = shift.pair;
  const assignment = (await facts.assignments([id])).get(id);
  requireFound(assignment);
  const day = { startDate: date, endDate: date };
  const spans = await readableSpans(database, reader, assignment.employeeId, day, now);
  if (!spans.some(({ assignmentId }) => assignmentId === id)) throw new Refusal('NOT_FOUND');
}
