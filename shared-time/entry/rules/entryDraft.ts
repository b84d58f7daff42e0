import {
  addDays,
  breaksOf,
  daysBetween,
  enteredInstant,
  enteredTimeOf,
  localDay,
  type components,
  type EnteredTime,
  type Instant,
  type LocalDate,
  type TimeSpan,
} from 'shared-contracts';
import type { EntrySubject, TimePair } from '../../rules/TimeDialogRequest.ts';
import { editedEntry, recordedShift, shiftOf, type RecordedEntry } from './entrySubject.ts';

type Assignment = components['schemas']['Assignment'];

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The end of an entry that the time picker currently sets. */
export type Side = 'start' | 'end';

export interface EnteredSpan {
  readonly start: EnteredTime;
  readonly end: EnteredTime;
}

/** The dialog's input, before validation. */
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
  /** Breaks that a new shift takes from its plan or from the copied shift. */
  readonly breaks: readonly EnteredSpan[];
  /** Id of the company's reason, `OTHER`, or null if none is chosen. */
  readonly reason: number | 'OTHER' | null;
  readonly reasonText: string;
  readonly comment: string;
  readonly isNormalized: boolean;
}

/**
 * The dialog's initial draft (spec §4): for an edit the recorded values, for a copy the same times
 * and breaks on the latest possible day, for a new break the day of its shift. Days are in the
 * assignment's zone.
 */
export function firstDraft(
  subject: EntrySubject,
  assignment: Assignment,
  timeZone: string,
  now: Instant,
): EntryDraft {
  const today = localDay(now, timeZone);
  const shift = shiftOf(subject);
  const edited = editedEntry(subject);
  const template = subject.kind === 'CLONE_SHIFT' ? recordedShift(subject.shift) : edited;
  const firstDay =
    subject.kind === 'ADD_SHIFT' ? (subject.date ?? today) : (shift?.startDate ?? today);
  const times = template ? timesOf(template, timeZone) : emptyTimes(firstDay);
  return {
    ...configurationOf(subject, assignment, template),
    ...(subject.kind === 'CLONE_SHIFT'
      ? movedTo(
          { ...times, breaks: breaksTaken(subject.shift, timeZone) },
          dayOfCopy(times, timeZone, now),
        )
      : { ...times, breaks: [] }),
    reason: null,
    reasonText: '',
    comment: edited?.comment ?? '',
    isNormalized: false,
  };
}

/** A new start date moves the end, so that a night shift stays one. */
export function withDate(draft: EntryDraft, side: Side, date: LocalDate | null): EntryDraft {
  if (side === 'end') return { ...draft, end: { ...draft.end, date, showing: null } };
  const moved = date === null ? draft : { ...draft, ...movedTo(draft, date) };
  return { ...moved, start: { ...draft.start, date, showing: null } };
}

export function withTime(draft: EntryDraft, side: Side, clockTime: string | null): EntryDraft {
  return { ...draft, [side]: { ...draft[side], clockTime, showing: null } };
}

/**
 * The defaults of another assignment: its main time type, no custom fields, and its cost center
 * unless the person chose another than that of the assignment `before` (spec §4).
 */
export function withAssignment(
  draft: EntryDraft,
  assignment: Assignment,
  before: Assignment | undefined,
): EntryDraft {
  const isChosen = draft.costCenter?.id !== before?.costCenter?.id;
  return {
    ...draft,
    assignmentId: assignment.id,
    timeTypeId: assignment.timeTypeProfile.mainAttendanceTimeType.id,
    costCenter: before && isChosen ? draft.costCenter : assignment.costCenter,
    isCallBack: false,
    options: {},
  };
}

/**
 * Start, end and breaks of a plan. If only one end is missing, the other keeps its recorded or
 * typed value.
 */
export function withSpan(
  draft: EntryDraft,
  { start, end }: TimeSpan,
  breaks: readonly TimeSpan[],
  timeZone: string,
): EntryDraft {
  const planned = entered({ start, end });
  const lacksStart = draft.start.clockTime === null;
  const lacksEnd = draft.end.clockTime === null;
  return {
    ...draft,
    start: lacksEnd && !lacksStart ? draft.start : planned.start,
    end: lacksStart && !lacksEnd ? draft.end : planned.end,
    breaks: breaks.map(entered),
  };

  function entered(span: TimeSpan): EnteredSpan {
    return {
      start: enteredTimeOf(span.start, timeZone),
      end: enteredTimeOf(span.end, timeZone),
    };
  }
}

interface Times extends EnteredSpan {
  readonly breaks: readonly EnteredSpan[];
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

function timesOf({ clockIn, clockOut }: RecordedEntry, timeZone: string): EnteredSpan {
  const start = enteredTimeOf(clockIn, timeZone);
  const end = clockOut === null ? { ...start, clockTime: null } : enteredTimeOf(clockOut, timeZone);
  return { start, end };
}

function emptyTimes(date: LocalDate): EnteredSpan {
  const empty = { date, clockTime: null, showing: null };
  return { start: empty, end: empty };
}

function movedTo({ start, end, breaks }: Times, date: LocalDate): Times {
  const moved = (time: EnteredTime): EnteredTime => {
    const days = start.date === null || time.date === null ? 0 : daysBetween(start.date, time.date);
    return { ...time, date: addDays(date, days), showing: null };
  };
  // The moved breaks need no answer from the person.
  const movedBreak = (time: EnteredTime): EnteredTime => ({ ...moved(time), showing: 'FIRST' });
  return {
    start: moved(start),
    end: moved(end),
    breaks: breaks.map((each) => ({ start: movedBreak(each.start), end: movedBreak(each.end) })),
  };
}

function breaksTaken(shift: TimePair, timeZone: string): readonly EnteredSpan[] {
  return breaksOf(shift).flatMap(({ clockIn, clockOut }) =>
    clockOut === null
      ? []
      : [
          {
            start: enteredTimeOf(clockIn.date, timeZone),
            end: enteredTimeOf(clockOut.date, timeZone),
          },
        ],
  );
}

/** The latest day other than the shift's own on which its times are in the past. */
function dayOfCopy(times: EnteredSpan, timeZone: string, now: Instant): LocalDate {
  const today = localDay(now, timeZone);
  const isFree = (date: LocalDate) => {
    const { end } = movedTo({ ...times, breaks: [] }, date);
    const { instant } = enteredInstant(end, timeZone);
    return date !== times.start.date && (instant === null || instant <= now);
  };
  const days = [0, -1, -2, -3].map((each) => addDays(today, each));
  return days.find(isFree) ?? today;
}
