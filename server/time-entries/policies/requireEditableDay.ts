import { editableSince, localDay, type Instant } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import type { EditCase } from '../rules/editCase.ts';
import { mayEdit } from '../rules/editor.ts';

/**
 * Refuses a time on a day that the editor cannot change: outside the assignment
 * (ASSIGNMENT_NOT_ACTIVE) or the manager's ranges (NOT_FOUND).
 */
export function requireOwnDay({ assignment, editor }: EditCase, at: Instant): void {
  const day = localDay(at, assignment.timeZone);
  if (!covers(assignment, day)) throw new Refusal('ASSIGNMENT_NOT_ACTIVE');
  if (!mayEdit(editor, day)) throw new Refusal('NOT_FOUND');
}

/** Refuses an entry that is too old for the editor to change (spec §5), and names its field. */
export function requireRecentDay(facts: EditCase, date: string, field: string): void {
  const { editor, payCycle, today, features } = facts;
  const { actsAs } = editor;
  const maximumManagerEditRange = features.properties.MAXIMUM_MANAGER_EDIT_RANGE;
  if (date >= editableSince({ actsAs, payCycle, today, maximumManagerEditRange })) return;
  const fault = actsAs === 'MANAGER' ? 'BEFORE_EDIT_RANGE' : 'BEFORE_PREVIOUS_PAY_CYCLE';
  throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault }] });
}
