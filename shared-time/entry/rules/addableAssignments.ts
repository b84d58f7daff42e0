import { clockableAssignments, type components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

/** The assignments on which time can be added: active ones, for oneself those that may be clocked. */
export function addableAssignments(
  assignments: readonly Assignment[],
  actsAs: 'EMPLOYEE' | 'MANAGER',
): Assignment[] {
  if (actsAs === 'EMPLOYEE') return clockableAssignments(assignments);
  return assignments
    .filter(({ active, currentlyManaged }) => active && currentlyManaged)
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}
