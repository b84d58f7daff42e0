import { addDays, enteredInstant, isBefore } from 'shared-contracts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import type { DraftFault } from './checkDraft.ts';
import { withDate, type EntryDraft, type Side } from './entryDraft.ts';
import { isBreakSubject } from './entrySubject.ts';

/** The draft with that side a day later. */
export interface NextDay {
  readonly side: Side;
  readonly draft: EntryDraft;
}

/**
 * The shift by a day that fixes the entry: an end before its start on the same day, and a break of
 * a night shift dated to the day on which the shift began. Null if it fixes nothing.
 */
export function nextDayOf(
  draft: EntryDraft,
  faults: readonly DraftFault[],
  subject: EntrySubject,
  timeZone: string,
): NextDay | null {
  const { start, end } = draft;
  if (isBreakSubject(subject) && start.date !== null && start.date === subject.shift.startDate) {
    const moved = withDate(draft, 'start', addDays(start.date, 1));
    const at = enteredInstant(moved.start, timeZone, null).instant;
    const { clockIn, clockOut } = subject.shift;
    const wasBefore = faults.some(({ rule }) => rule === 'TIME_BEFORE_SHIFT');
    const isWithin = at !== null && !(clockOut && !isBefore(at, clockOut.date));
    if (wasBefore && isWithin && isBefore(clockIn.date, at)) return { side: 'start', draft: moved };
  }
  const isReversed = faults.some(({ rule }) => rule === 'CLOCK_IN_AFTER_CLOCK_OUT');
  if (!isReversed || end.date === null || start.date !== end.date) return null;
  return { side: 'end', draft: withDate(draft, 'end', addDays(end.date, 1)) };
}
