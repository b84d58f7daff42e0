import { limits, toMillis, type Instant } from 'shared-contracts';
import type { Subordinate } from './subordinate.ts';

export type PersonIn = Subordinate & {
  readonly activeTimePair: NonNullable<Subordinate['activeTimePair']>;
};

/** Who has been clocked in for so long that the clock-out was probably forgotten, the longest first. */
export function longIn(people: readonly Subordinate[], now: Instant): readonly PersonIn[] {
  const since = ({ activeTimePair }: PersonIn) => toMillis(activeTimePair.clockIn);
  const latest = toMillis(now) - limits.forgottenAfterMilliseconds;
  return people
    .filter((person): person is PersonIn => person.activeTimePair != null)
    .filter((person) => since(person) <= latest)
    .toSorted((one, other) => since(one) - since(other));
}
