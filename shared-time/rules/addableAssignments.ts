import { refusalOf, type ActsAs, type components, type FeatureInfo } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

/** The assignments to which a person can add time (spec §6), those that have not ended first. */
export function addableAssignments(
  assignments: readonly Assignment[],
  actsAs: ActsAs,
  info: FeatureInfo,
): Assignment[] {
  return assignments
    .filter((assignment) => actsAs === 'EMPLOYEE' || assignment.currentlyManaged)
    .filter((assignment) => refusalOf('ADD', { actsAs, assignment, ...info }) === null)
    .toSorted((a, b) => rank(b) - rank(a));
}

function rank({ active, isPrimary }: Assignment): number {
  return Number(active) * 2 + Number(isPrimary);
}
