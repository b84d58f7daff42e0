import type { Instant } from '../instant.ts';
import type { EntryConfiguration } from './checkConfiguration.ts';
import { sameMinute } from './enteredTime.ts';
import type { EntryTimes } from './checkTimes.ts';

/** The content that a correction can change: times and booking. */
export interface EntryContent extends EntryTimes, EntryConfiguration {
  readonly assignmentId: number;
  /** Not used for breaks. */
  readonly isCallBack?: boolean;
}

/**
 * Whether an edit changes anything: clock-in, clock-out, time type or any other part of the booking
 * (spec §5). Times are compared by the minute; a comment alone is not a correction.
 */
export function isChanged(before: EntryContent, after: EntryContent): boolean {
  return (
    !sameTime(before.clockIn, after.clockIn) ||
    !sameTime(before.clockOut, after.clockOut) ||
    before.timeTypeId !== after.timeTypeId ||
    before.assignmentId !== after.assignmentId ||
    before.costCenterId !== after.costCenterId ||
    before.isCallBack !== after.isCallBack ||
    !sameOptions(before.options, after.options)
  );
}

function sameTime(one: Instant | null, other: Instant | null): boolean {
  return one === null || other === null ? one === other : sameMinute(one, other);
}

function sameOptions(
  one: EntryConfiguration['options'],
  other: EntryConfiguration['options'],
): boolean {
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))];
  return ones.length === others.size && ones.every(([id, option]) => others.get(id) === option);
}
