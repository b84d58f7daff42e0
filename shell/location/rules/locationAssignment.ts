import { clockableAssignments, type components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

/**
 * The assignment whose geofences count: the one that the page says it clocks on, otherwise the first
 * that may be clocked, the primary one before others.
 */
export function locationAssignment(
  assignments: readonly Assignment[],
  chosenId: number | null,
): Assignment | undefined {
  const [clockable] = clockableAssignments(assignments);
  return assignments.find(({ id }) => id === chosenId) ?? clockable ?? assignments[0];
}
