import { clockableAssignments, type components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

/**
 * Whether the person can clock: `no` without an assignment, `view-only` with VIEW_TIME alone (spec
 * §6).
 */
export type MayPress = 'yes' | 'view-only' | 'no';

/** `openAssignmentId`: the assignment of the open shift; null if none is open. */
export function mayPress(
  assignments: readonly Assignment[],
  openAssignmentId: number | null,
): MayPress {
  const clockable = clockableAssignments(assignments);
  const isAllowed =
    openAssignmentId === null
      ? clockable.length > 0
      : clockable.some(({ id }) => id === openAssignmentId);
  if (isAllowed) return 'yes';
  const active = assignments.filter(({ active: isActive }) => isActive);
  return active.some(({ authorityNames }) => authorityNames.includes('VIEW_TIME'))
    ? 'view-only'
    : 'no';
}
