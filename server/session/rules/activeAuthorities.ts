import type { components } from 'shared-contracts';
import { isActiveAt, type AssignmentDates } from '../../people/rules/isActiveAt.ts';

type AssignAuths = components['schemas']['Session']['assignAuths'];

/** The authorities on the assignments that are active now, each on its own local day. */
export function activeAuthorities(
  assignments: readonly (AssignmentDates & {
    readonly assignmentId: number;
    readonly authorities: AssignAuths[number]['authorities'];
  })[],
  now: string,
): AssignAuths {
  return assignments
    .filter((assignment) => isActiveAt(assignment, now))
    .map(({ assignmentId, authorities }) => ({ assignmentId, authorities }));
}
