import { clockableAssignments, type components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

/**
 * The assignment whose geofences apply: the one the page clocks on, otherwise the first that can be
 * clocked, primary first.
 */
export function locationAssignment(
  assignments: readonly Assignment[],
  chosenId: number | null,
): Assignment | undefined {
  const [clockable] = clockableAssignments(assignments);
  return assignments.find(({ id }) => id === chosenId) ?? clockable ?? assignments[0];
}
