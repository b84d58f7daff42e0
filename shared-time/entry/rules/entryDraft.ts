import {
  addDays,
  daysBetween,
  enteredTimeOf,
  type components,
  type EnteredTime,
  type LocalDate,
} from 'shared-contracts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import { editedEntry, recordedShift, shiftOf, type RecordedEntry } from './entrySubject.ts';

type Assignment = components['schemas']['Assignment'];

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The end of an entry that the time picker sets at present. */
export type Side = 'start' | 'end';

/** What stands in the dialog, before it is judged and sent. */
export interface EntryDraft {
  readonly assignmentId: number;
  readonly timeTypeId: number | null;
  readonly costCenter: Named | null;
  /** The person was called in. */
  readonly isCallBack: boolean;
  /** Chosen option by custom field. */
  readonly options: Readonly<Record<number, Named>>;
  readonly start: EnteredTime;
  readonly end: EnteredTime;
  /** Id of the company's reason, `OTHER`, or null while none is chosen. */
  readonly reason: number | 'OTHER' | null;
  readonly reasonText: string;
  readonly comment: string;
  readonly isNormalized: boolean;
}

/**
 * The draft with which the dialog opens (spec §4): an edit shows what is recorded, a copy the same
 * times on `today`, a new break the day of its shift. `today` is that of the assignment's zone.
 */
export function firstDraft(
  subject: EntrySubject,
  assignment: Assignment,
  timeZone: string,
  today: LocalDate,
): EntryDraft {
  const shift = shiftOf(subject);
  const edited = editedEntry(subject);
  const template = subject.kind === 'CLONE_SHIFT' ? recordedShift(subject.shift) : edited;
  const firstDay =
    subject.kind === 'ADD_SHIFT' ? (subject.date ?? today) : (shift?.startDate ?? today);
  const times = template ? timesOf(template, timeZone) : emptyTimes(firstDay);
  return {
    ...configurationOf(subject, assignment, template),
    ...(subject.kind === 'CLONE_SHIFT' ? movedTo(times, today) : times),
    reason: null,
    reasonText: '',
    comment: edited?.comment ?? '',
    isNormalized: false,
  };
}

/** Another day for the start takes the end along, so that a night shift stays one. */
export function withDate(draft: EntryDraft, side: Side, date: LocalDate | null): EntryDraft {
  if (side === 'end') return { ...draft, end: { ...draft.end, date, isSecondShowing: false } };
  const moved = date === null ? draft : { ...draft, ...movedTo(draft, date) };
  return { ...moved, start: { ...draft.start, date, isSecondShowing: false } };
}

export function withTime(draft: EntryDraft, side: Side, clockTime: string | null): EntryDraft {
  return { ...draft, [side]: { ...draft[side], clockTime, isSecondShowing: false } };
}

/** The defaults of another assignment: its main time type, its cost center, no custom fields. */
export function withAssignment(draft: EntryDraft, assignment: Assignment): EntryDraft {
  return {
    ...draft,
    assignmentId: assignment.id,
    timeTypeId: assignment.timeTypeProfile.mainAttendanceTimeType.id,
    costCenter: assignment.costCenter,
    isCallBack: false,
    options: {},
  };
}

interface Times {
  readonly start: EnteredTime;
  readonly end: EnteredTime;
}

function configurationOf(
  subject: EntrySubject,
  assignment: Assignment,
  template: RecordedEntry | null,
) {
  const isNewBreak = subject.kind === 'ADD_BREAK';
  return {
    assignmentId: assignment.id,
    timeTypeId: template
      ? template.timeTypeId
      : isNewBreak
        ? null
        : assignment.timeTypeProfile.mainAttendanceTimeType.id,
    costCenter: template
      ? template.costCenter
      : isNewBreak
        ? subject.shift.costCenter
        : assignment.costCenter,
    isCallBack:
      template?.isCallBack === true &&
      (subject.kind === 'EDIT_SHIFT' || assignment.authorityNames.includes('CAPTURE_CALL_BACK')),
    options: Object.fromEntries(
      (template?.customFieldValues ?? []).map(({ id, name, timePairCustomField }) => [
        timePairCustomField.id,
        { id, name },
      ]),
    ),
  };
}

function timesOf({ clockIn, clockOut }: RecordedEntry, timeZone: string): Times {
  const start = enteredTimeOf(clockIn, timeZone);
  const end = clockOut === null ? { ...start, clockTime: null } : enteredTimeOf(clockOut, timeZone);
  return { start, end };
}

function emptyTimes(date: LocalDate): Times {
  const empty = { date, clockTime: null, isSecondShowing: false };
  return { start: empty, end: empty };
}

function movedTo({ start, end }: Times, date: LocalDate): Times {
  const days = start.date === null || end.date === null ? 0 : daysBetween(start.date, end.date);
  return {
    start: { ...start, date, isSecondShowing: false },
    end: { ...end, date: addDays(date, days), isSecondShowing: false },
  };
}
