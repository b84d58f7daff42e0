import { localDay, type FeatureInfo, type LocalDate, type PayCycle } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import type { EmployeeActor } from '../../http/actor.ts';
import { Refusal } from '../../http/refusal.ts';
import { readPayCycle } from '../../info/data/payCycle.ts';
import type { Editor } from '../rules/editor.ts';
import { findVersion } from '../data/editState.ts';
import type { PresentationSources } from '../data/presentShifts.ts';
import type { AssignmentFacts, Catalogue } from '../rules/timePairContext.ts';
import { requireEditor } from './requireEditor.ts';

/** What every edit of an assignment's time is judged by, beside the time itself. */
export interface EditFacts {
  readonly assignment: AssignmentFacts;
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

/** Refuses whoever may not change time of the assignment; see `requireEditor`. */
export async function readEditFacts(
  database: Database,
  sources: PresentationSources,
  { employee, now }: EditRequest,
  assignmentId: number,
): Promise<EditFacts> {
  const [assignments, catalogue, features, payCycle] = await Promise.all([
    sources.facts.assignments([assignmentId]),
    sources.facts.catalogue(),
    sources.features.read(),
    readPayCycle(database),
  ]);
  const assignment = assignments.get(assignmentId);
  const editor = await requireEditor(database, employee, assignment, now);
  if (assignment === undefined) throw new Refusal('NOT_FOUND');
  const today = localDay(now.toISOString(), assignment.timeZone);
  return { assignment, editor, catalogue, features, payCycle, today };
}

/** The assignment of any version of a time pair, or NOT_FOUND. */
export async function assignmentOf(database: Database, timePairId: number): Promise<number> {
  const [found] = await database.run(findVersion, [timePairId]);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found.assignment_id;
}
