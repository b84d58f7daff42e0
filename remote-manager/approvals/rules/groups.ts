import { countsInSums, isDecidable, type ApprovalStatus } from 'shared-contracts';
import { exceptionsOf } from './exceptions.ts';
import type { ApprovalGroup, TimePair } from './timePairs.ts';

/** The person's entries that wait for a decision. */
export function decidableOf(group: ApprovalGroup): readonly TimePair[] {
  return group.summaries.filter(isDecidable);
}

/** Seconds worked in the entries shown that count in sums. */
export function totalSeconds({ summaries }: ApprovalGroup): number {
  return summaries.filter(countsInSums).reduce((sum, { duration }) => sum + (duration ?? 0), 0);
}

/** How many of these people have something unusual in their time, or asked for a deletion. */
export function countToLookAt(groups: readonly ApprovalGroup[]): number {
  return groups.filter(
    (group) => exceptionsOf(undecidedOf(group)).length > 0 || asksForDeletion(group),
  ).length;
}

/** What is not decided yet, open shifts included: only this is looked at as a whole. */
export function undecidedOf({ summaries }: ApprovalGroup): readonly TimePair[] {
  return summaries.filter(({ status }) => undecided.includes(status));
}

export function asksForDeletion({ summaries }: ApprovalGroup): boolean {
  return summaries.some(({ status }) => status === 'PENDING_DELETE');
}

/** Ended entries that wait for approval and show nothing unusual: what can be approved unseen. */
export function withoutExceptions(group: ApprovalGroup): readonly TimePair[] {
  return decidableOf(group).filter(
    (pair) => pair.status === 'PENDING' && exceptionsOf([pair]).length === 0,
  );
}

export function fullName({ firstName, lastName }: ApprovalGroup): string {
  return `${firstName} ${lastName}`;
}

/** The place in a zone's name: `Asia/Bangkok` is `Bangkok`. */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

const undecided: readonly ApprovalStatus[] = ['PENDING', 'PENDING_DELETE', 'INCOMPLETE'];
