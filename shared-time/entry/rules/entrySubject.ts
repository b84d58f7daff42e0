import { type components, segmentsOf, shownNet, shownSeconds } from 'shared-contracts';
import type { EntrySubject, SegmentTimePair, TimePair } from '../../rules/TimeDialogRequest.ts';

type Named = { readonly id: number; readonly name: string };

/** What a shift and a break have in common for the dialog. */
export interface RecordedEntry {
  readonly clockIn: string;
  readonly clockOut: string | null;
  readonly timeTypeId: number | null;
  readonly costCenter: Named | null;
  readonly isCallBack: boolean;
  readonly customFieldValues: components['schemas']['TimePair']['timePairCustomFieldValues'];
  /** The clock-in comment, which the dialog shows and edits. */
  readonly comment: string | null;
  readonly clockOutComment: string | null;
  /** Seconds as shown; null while it is open. */
  readonly duration: number | null;
}

export function isBreakSubject(
  subject: EntrySubject,
): subject is Extract<EntrySubject, { readonly kind: 'ADD_BREAK' | 'EDIT_BREAK' }> {
  return subject.kind === 'ADD_BREAK' || subject.kind === 'EDIT_BREAK';
}

/** The shift that is edited or cloned, or that contains the break; null for a new one. */
export function shiftOf(subject: EntrySubject): TimePair | null {
  return subject.kind === 'ADD_SHIFT' ? null : subject.shift;
}

/** The entry before the edit; null for a new one or a copy. */
export function editedEntry(subject: EntrySubject): RecordedEntry | null {
  switch (subject.kind) {
    case 'EDIT_SHIFT':
      return recordedShift(subject.shift);
    case 'EDIT_BREAK':
      return recordedBreak(subject.segment);
    default:
      return null;
  }
}

export function recordedShift(shift: TimePair): RecordedEntry {
  const { clockOut, isCallBack } = shift;
  const duration = clockOut && shownSeconds(shift, clockOut.date);
  return { ...recorded(shift), isCallBack, duration };
}

function recordedBreak(segment: SegmentTimePair): RecordedEntry {
  const { clockIn, clockOut } = segment;
  const duration = clockOut && shownNet({ start: clockIn.date, end: clockOut.date });
  return { ...recorded(segment), isCallBack: false, duration };
}

function recorded(pair: TimePair | SegmentTimePair) {
  return {
    clockIn: pair.clockIn.date,
    clockOut: pair.clockOut?.date ?? null,
    timeTypeId: pair.timeType?.id ?? null,
    costCenter: pair.costCenter,
    customFieldValues: pair.timePairCustomFieldValues,
    comment: pair.commentSummary.clockInComment,
    clockOutComment: pair.commentSummary.clockOutComment,
  };
}

/** The same subject for the latest version of its shift; null if the shift or the break is gone. */
export function refreshedSubject(subject: EntrySubject, latest: TimePair): EntrySubject | null {
  if (subject.kind === 'ADD_SHIFT') return subject;
  if (latest.deletedDate !== null || latest.status === 'DELETED') return null;
  if (subject.kind !== 'EDIT_BREAK') return { ...subject, shift: latest };
  const { segmentTimePairId } = subject.segment;
  // Editing a break creates a new row that refers to the previous one.
  const segment = segmentsOf(latest).find(
    (each) =>
      each.segmentTimePairId === segmentTimePairId || each.previousVersionId === segmentTimePairId,
  );
  return segment ? { kind: 'EDIT_BREAK', shift: latest, segment } : null;
}
