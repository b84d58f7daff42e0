import {
  breaksOf,
  clocksChanged,
  enteredInstant,
  netDuration,
  segmentUpdates,
  type EnteredInstant,
  type Instant,
  type SegmentUpdate,
} from 'shared-contracts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import type { EntryDraft } from './entryDraft.ts';
import { editedEntry, shiftOf } from './entrySubject.ts';

/** What the times of a draft come to. */
export interface DraftTimes {
  readonly start: EnteredInstant;
  readonly end: EnteredInstant;
  /** Seconds, of a shift without its breaks; null while start or end are missing or reversed. */
  readonly duration: number | null;
  /** The clocks go forward or back between start and end. */
  readonly clocksChange: boolean;
  /** How the breaks follow the shift's new times. */
  readonly breakUpdates: readonly SegmentUpdate[];
}

export function readDraft(draft: EntryDraft, subject: EntrySubject, timeZone: string): DraftTimes {
  const edited = editedEntry(subject);
  const start = enteredInstant(draft.start, timeZone, edited?.clockIn ?? null);
  const end = enteredInstant(draft.end, timeZone, edited?.clockOut ?? null);
  return {
    start,
    end,
    duration: durationOf(start.instant, end.instant, subject),
    clocksChange:
      start.instant !== null &&
      end.instant !== null &&
      clocksChanged(start.instant, end.instant, timeZone),
    breakUpdates: breakUpdatesOf(start.instant, end.instant, subject),
  };
}

/** The shift's breaks as spans; the one that is edited is left out. */
export function otherBreaks(subject: EntrySubject) {
  const shift = shiftOf(subject);
  const own = subject.kind === 'EDIT_BREAK' ? subject.segment.segmentTimePairId : null;
  return (shift ? breaksOf(shift) : [])
    .filter(({ segmentTimePairId }) => segmentTimePairId !== own)
    .map(({ segmentTimePairId, clockIn, clockOut }) => ({
      id: segmentTimePairId,
      start: clockIn.date,
      end: clockOut?.date ?? null,
    }));
}

function durationOf(start: Instant | null, end: Instant | null, subject: EntrySubject) {
  if (start === null || end === null || end < start) return null;
  const breaks = subject.kind === 'EDIT_SHIFT' ? otherBreaks(subject) : [];
  return netDuration({ start, end }, breaks);
}

function breakUpdatesOf(start: Instant | null, end: Instant | null, subject: EntrySubject) {
  if (start === null || subject.kind !== 'EDIT_SHIFT') return [];
  return segmentUpdates({ start, end }, otherBreaks(subject));
}
