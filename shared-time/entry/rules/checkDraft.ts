import {
  checkBreakEntry,
  checkShiftEntry,
  type components,
  type EntryConfiguration,
  type Instant,
  type LocalDate,
  type PayCycle,
  type TimeEntry,
  type TimeEntryContext,
  type TimeEntryFault,
} from 'shared-contracts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import type { EntryDraft } from './entryDraft.ts';
import { reasonOf } from './entryRequest.ts';
import type { GoneFault } from './goneChoices.ts';
import { editedEntry, isBreakSubject, type RecordedEntry } from './entrySubject.ts';
import { otherSegments, type DraftTimes } from './readDraft.ts';

type CustomField = components['schemas']['CustomField'];

/**
 * A rule that the draft breaks: the rules of every entry, a time without a date, a time that the
 * clocks skip or repeat, and a choice that the server no longer offers.
 */
export type DraftFault =
  | TimeEntryFault
  | GoneFault
  | {
      readonly rule: 'DATE_REQUIRED' | 'TIME_TWICE';
      readonly field: MomentField;
      readonly values: Readonly<Record<string, never>>;
    }
  | {
      readonly rule: 'TIME_SKIPPED';
      readonly field: MomentField;
      readonly values: { readonly jump: Instant };
    };

type MomentField = 'clockInDateTime' | 'clockOutDateTime';

export interface DraftContext {
  readonly actsAs: 'EMPLOYEE' | 'MANAGER';
  /** The server's time. */
  readonly now: Instant;
  readonly timeZone: string;
  readonly today: LocalDate;
  /** Null while unknown: the server checks how far back an entry can be. */
  readonly payCycle: PayCycle | null;
  readonly maximumManagerEditRange: number;
  readonly freeTextReasons: boolean;
  readonly customFields: readonly CustomField[];
  readonly costCenterRequired: boolean;
}

/** The rules of spec §5 that the draft breaks; empty if it can be saved. */
export function checkDraft(
  draft: EntryDraft,
  times: DraftTimes,
  subject: EntrySubject,
  context: DraftContext,
): DraftFault[] {
  const entered = [...datelessFaults(draft), ...clockFaults(times)];
  const entry = entryOf(draft, times);
  const checked = isBreakSubject(subject)
    ? checkBreakEntry(entry, {
        ...rulesContext(draft, subject, context),
        // Required fields belong to the shift, not to its breaks.
        customFields: [],
        costCenterRequired: false,
        shift: {
          start: subject.shift.clockIn.date,
          end: subject.shift.clockOut?.date ?? null,
        },
        otherSegments: otherSegments(subject),
      })
    : checkShiftEntry(entry, rulesContext(draft, subject, context));
  return [...entered, ...checked.filter((fault) => !isAnswered(fault, entered, context))];
}

/** A time that is skipped, repeated or lacks its date was entered, so it is not missing. */
function isAnswered(
  { field, rule }: TimeEntryFault,
  entered: readonly DraftFault[],
  { payCycle }: DraftContext,
): boolean {
  if (rule === 'CLOCK_IN_REQUIRED' || rule === 'CLOCK_OUT_REQUIRED') {
    return entered.some((fault) => fault.field === field);
  }
  const isRange = rule === 'BEFORE_PREVIOUS_PAY_CYCLE' || rule === 'BEFORE_EDIT_RANGE';
  return isRange && payCycle === null;
}

function datelessFaults({ start, end }: EntryDraft): DraftFault[] {
  return [
    { field: 'clockInDateTime' as const, ...start },
    { field: 'clockOutDateTime' as const, ...end },
  ].flatMap(({ field, date, clockTime }) =>
    date === null && clockTime !== null
      ? [{ rule: 'DATE_REQUIRED' as const, field, values: {} }]
      : [],
  );
}

function clockFaults({ start, end }: DraftTimes): DraftFault[] {
  return [
    { field: 'clockInDateTime' as const, ...start },
    { field: 'clockOutDateTime' as const, ...end },
  ].flatMap(({ field, instant, isShownTwice, skippedAt: jump }): DraftFault[] => {
    if (jump !== null) return [{ rule: 'TIME_SKIPPED', field, values: { jump } }];
    return isShownTwice && instant === null ? [{ rule: 'TIME_TWICE', field, values: {} }] : [];
  });
}

function entryOf(draft: EntryDraft, { start, end }: DraftTimes): TimeEntry {
  return {
    assignmentId: draft.assignmentId,
    clockIn: start.instant,
    clockOut: end.instant,
    timeTypeId: draft.timeTypeId,
    costCenterId: draft.costCenter?.id ?? null,
    isCallBack: draft.isCallBack,
    options: chosenOptions(draft),
    reason: reasonOf(draft),
    comment: draft.comment.trim(),
  };
}

function rulesContext(
  draft: EntryDraft,
  subject: EntrySubject,
  context: DraftContext,
): TimeEntryContext {
  const edited = editedEntry(subject);
  return {
    ...context,
    payCycle: context.payCycle ?? { startDate: context.today, duration: 1, unit: 'DAYS' },
    mayStayOpen: edited?.clockOut === null,
    edited: edited && { ...contentOf(edited), assignmentId: draft.assignmentId },
  };
}

function contentOf(edited: RecordedEntry) {
  return {
    clockIn: edited.clockIn,
    clockOut: edited.clockOut,
    timeTypeId: edited.timeTypeId,
    costCenterId: edited.costCenter?.id ?? null,
    isCallBack: edited.isCallBack,
    options: Object.fromEntries(
      edited.customFieldValues.map(({ id, timePairCustomField }) => [timePairCustomField.id, id]),
    ),
  };
}

function chosenOptions({ options }: EntryDraft): EntryConfiguration['options'] {
  return Object.fromEntries(Object.entries(options).map(([field, { id }]) => [field, id]));
}
