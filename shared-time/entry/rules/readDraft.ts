import {
  clocksChanged,
  enteredInstant,
  isBreak,
  shownNet,
  segmentsOf,
  segmentUpdates,
  type EnteredInstant,
  type Instant,
  type SegmentUpdate,
  type TimeSpan,
} from 'shared-contracts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import type { EntryDraft } from './entryDraft.ts';
import { editedEntry, shiftOf } from './entrySubject.ts';

/** The resulting times of a draft. */
export interface DraftTimes {
  readonly start: EnteredInstant;
  readonly end: EnteredInstant;
  /**
   * Seconds, for a shift without its breaks; null if start or end is missing or they are reversed.
   */
  readonly duration: number | null;
  /** The clocks change between start and end. */
  readonly clocksChange: boolean;
  /** The breaks of a new shift that lie within it. */
  readonly breaks: readonly TimeSpan[];
  /** How the segments adapt to the shift's new times. */
  readonly segmentUpdates: readonly SegmentUpdate[];
}

export function readDraft(draft: EntryDraft, subject: EntrySubject, timeZone: string): DraftTimes {
  const edited = editedEntry(subject);
  const start = enteredInstant(draft.start, timeZone, edited?.clockIn ?? null);
  const end = enteredInstant(draft.end, timeZone, edited?.clockOut ?? null);
  const breaks = breaksWithin(draft, start.instant, end.instant, timeZone);
  return {
    start,
    end,
    breaks,
    duration: durationOf(start.instant, end.instant, subject, breaks),
    clocksChange:
      start.instant !== null &&
      end.instant !== null &&
      clocksChanged(start.instant, end.instant, timeZone),
    segmentUpdates: updatesOf(start.instant, end.instant, subject),
  };
}

/** The shift's segments as spans, except the edited one. */
export function otherSegments(subject: EntrySubject) {
  const shift = shiftOf(subject);
  const own = subject.kind === 'EDIT_BREAK' ? subject.segment.segmentTimePairId : null;
  return (shift ? segmentsOf(shift) : [])
    .filter(({ segmentTimePairId }) => segmentTimePairId !== own)
    .map(({ segmentTimePairId, pairType, clockIn, clockOut }) => ({
      id: segmentTimePairId,
      isBreak: isBreak(pairType),
      start: clockIn.date,
      end: clockOut?.date ?? null,
    }));
}

/** Those that are breaks. */
export function otherBreaks(subject: EntrySubject) {
  return otherSegments(subject).filter((segment) => segment.isBreak);
}

function durationOf(
  start: Instant | null,
  end: Instant | null,
  subject: EntrySubject,
  newBreaks: readonly TimeSpan[],
) {
  if (start === null || end === null || end < start) return null;
  const breaks = subject.kind === 'EDIT_SHIFT' ? otherBreaks(subject) : newBreaks;
  return shownNet({ start, end }, breaks);
}

function breaksWithin(
  { breaks }: EntryDraft,
  start: Instant | null,
  end: Instant | null,
  timeZone: string,
): readonly TimeSpan[] {
  if (start === null || end === null) return [];
  return breaks
    .map((each) => ({
      start: enteredInstant(each.start, timeZone).instant,
      end: enteredInstant(each.end, timeZone).instant,
    }))
    .flatMap(({ start: from, end: to }) =>
      from !== null && to !== null && start < from && from < to && to < end
        ? [{ start: from, end: to }]
        : [],
    );
}

function updatesOf(start: Instant | null, end: Instant | null, subject: EntrySubject) {
  if (start === null || subject.kind !== 'EDIT_SHIFT') return [];
  return segmentUpdates({ start, end }, otherSegments(subject));
}
