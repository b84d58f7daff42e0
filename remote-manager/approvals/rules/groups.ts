import type { ApprovalGroup } from './timePairs.ts';

/** How many of these people have something unusual in undecided time, asked for a deletion, or did not come. */
export function countToLookAt(groups: readonly ApprovalGroup[]): number {
  return groups.filter(
    ({ exceptions, totalDeletions, totalUnworked }) =>
      exceptions.length > 0 || totalDeletions > 0 || totalUnworked > 0,
  ).length;
}

export function fullName({ firstName, lastName }: Pick<ApprovalGroup, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`;
}

/** The place in a zone's name: `Asia/Bangkok` is `Bangkok`. */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
