import { localDay, type TimeAction } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import { readPayCycle } from '../../info/data/payCycle.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import type { EditCase } from '../rules/editCase.ts';
import { findVersion } from '../data/editState.ts';
import { requireEditor } from '../policies/requireEditor.ts';
import { requirePermission } from '../policies/requirePermission.ts';

interface EditRequest {
  readonly employee: EmployeeActor;
  readonly now: Date;
}

/** Refuses people who cannot edit the assignment's time (`requireEditor`, `requirePermission`). */
export async function readEditCase(
  database: Database,
  book: ShiftBook,
  { employee, now }: EditRequest,
  assignmentId: number,
  action: TimeAction,
): Promise<EditCase> {
  const [assignments, catalogue, features, payCycle] = await Promise.all([
    book.facts.assignments([assignmentId]),
    book.facts.catalogue(),
    book.features.read(),
    readPayCycle(database),
  ]);
  const assignment = assignments.get(assignmentId);
  const editor = await requireEditor(database, employee, assignment, now);
  requireFound(assignment);
  const today = localDay(now.toISOString(), assignment.timeZone);
  const active = isActiveAt(assignment, now.toISOString());
  const facts = { action, assignment, active, editor, catalogue, features, payCycle, today };
  requirePermission(facts);
  return facts;
}

/** The assignment of any version of a time pair, or NOT_FOUND. */
export async function assignmentOf(database: Database, timePairId: number): Promise<number> {
  const [found] = await database.run(findVersion, { id: timePairId });
  requireFound(found);
  return found.assignment_id;
}
