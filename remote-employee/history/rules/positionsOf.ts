import type { components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];
type Position = Assignment['position'];

/** The positions of these assignments, each once. */
export function positionsOf(assignments: readonly Assignment[]): readonly Position[] {
  return Array.from(new Map(assignments.map(({ position }) => [position.id, position])).values());
}
