import { showsTime, type components } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';

type Reached = { readonly assignmentId: number };
type Shown = Pick<components['schemas']['Assignment'], 'id' | 'authorityNames'>;

/**
 * Those of other people's assignments that a manager sees: managed now, and time is captured or
 * viewed on them (spec §6).
 */
export function visibleAssignments<Each extends Shown>(
  assignments: readonly Each[],
  managed: readonly Reached[],
): Each[] {
  const ids = new Set(managed.map(({ assignmentId }) => assignmentId));
  return assignments.filter(({ id, authorityNames }) => ids.has(id) && showsTime(authorityNames));
}

/** The same; without one the person does not exist for the manager: NOT_FOUND. */
export function requireVisible<Each extends Shown>(
  assignments: readonly Each[],
  managed: readonly Reached[],
): Each[] {
  const visible = visibleAssignments(assignments, managed);
  if (visible.length === 0) throw new Refusal('NOT_FOUND');
  return visible;
}
