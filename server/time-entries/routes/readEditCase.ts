import {
  localDay,
  refusalOf,
  type FeatureInfo,
  type LocalDate,
  type PayCycle,
  type TimeAction,
} from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import { readPayCycle } from '../../info/data/payCycle.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import type { Editor } from '../rules/editor.ts';
import { findVersion } from '../data/editState.ts';
import type { AssignmentFacts, Catalogue } from '../../shifts/rules/timePairContext.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';
import { requireEditor } from './requireEditor.ts';

/** The facts by which every edit of an assignment's time is judged, besides the time itself. */
export interface EditCase {
  readonly action: TimeAction;
  readonly assignment: AssignmentFacts;
  /** Whether the assignment is active today. */
  readonly active: boolean;
  readonly editor: Editor;
  readonly catalogue: Catalogue;
  readonly features: FeatureInfo;
  readonly payCycle: PayCycle;
  /** In the assignment's zone. */
  readonly today: LocalDate;
}

interface EditRequest {
  readonly employee: EmployeeActor;
  readonly now: Date;
}

/** Refuses people who cannot edit the assignment's time; see `requireEditor`, `refusalOf`. */
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

/** Refuses actions that are not permitted on the assignment's time, or on this entry. */
export function requirePermission(
  { action, assignment, active, editor: { actsAs }, features }: EditCase,
  pair?: TimePairRow,
): void {
  const code = refusalOf(action, {
    actsAs,
    ...features,
    assignment: { active, authorityNames: assignment.authorities },
    ...(pair && { entry: { status: pair.status, extractionStatus: pair.extraction_status } }),
  });
  if (code !== null) throw new Refusal(code);
}

/** The assignment of any version of a time pair, or NOT_FOUND. */
export async function assignmentOf(database: Database, timePairId: number): Promise<number> {
  const [found] = await database.run(findVersion, [timePairId]);
  requireFound(found);
  return found.assignment_id;
}
