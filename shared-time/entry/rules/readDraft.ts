import {
  clocksChanged,
  enteredInstant,
  isBreak,
  netDuration,
  segmentsOf,
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
  /** How the segments follow the shift's new times. */
  readonly segmentUpdates: readonly SegmentUpdate[];
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
    segmentUpdates: updatesOf(start.instant, end.instant, subject),
  };
}

/** The shift's segments as spans; the one that is edited is left out. */
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

/** Those of them that are breaks. */
export function otherBreaks(subject: EntrySubject) {
  return otherSegments(subject).filter((segment) => segment.isBreak);
}

function durationOf(start: Instant | null, end: Instant | null, subject: EntrySubject) {
  if (start === null || end === null || end < start) return null;
  const breaks = subject.kind === 'EDIT_SHIFT' ? otherBreaks(subject) : [];
  return netDuration({ start, end }, breaks);
}

function updatesOf(start: Instant | null, end: Instant | null, subject: EntrySubject) {
  if (start === null || subject.kind !== 'EDIT_SHIFT') return [];
  return segmentUpdates({ start, end }, otherSegments(subject));
}
