import type { components } from '../api/schema.gen.ts';
import { holdsFor } from './permissions.ts';

type Assignment = components['schemas']['Assignment'];

/** The assignments that may be clocked, the primary one first (spec §6). */
export function clockableAssignments(assignments: readonly Assignment[]): Assignment[] {
  return assignments
    .filter(({ active, authorityNames }) => active && holdsFor('CLOCK', 'EMPLOYEE', authorityNames))
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}
