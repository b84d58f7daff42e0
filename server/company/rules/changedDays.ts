import { addDays, type LocalDate } from 'shared-contracts';
import type { CompanyFile, OpenRange } from 'shared-contracts/company-file/companyFile.ts';
import type { EntryChange } from './companyChanges.ts';

/** Days of an assignment whose plan a change concerns; without end for ever. */
export interface ChangedDays extends OpenRange {
  /** The assignment's code. */
  readonly assignment: string;
}

/** What a change of the company does to planned days. */
export interface ReplannedDays {
  readonly days: readonly ChangedDays[];
  /** Work schedules whose days are others, in every range that has them, the past included. */
  readonly workSchedules: readonly string[];
  /** Days that became or are no longer holidays, by calendar. */
  readonly holidays: readonly { readonly calendar: string; readonly date: LocalDate }[];
  /** Assignments with another calendar: its holidays, and those of the one before. */
  readonly calendars: readonly { readonly assignment: string; readonly calendar: string }[];
}

/** The planned days that differ between two exports. New assignments have none before. */
export function changedDays(
  before: CompanyFile,
  after: CompanyFile,
  changes: readonly EntryChange[],
): ReplannedDays {
  const assignments = pairsOf(before.assignments, after.assignments, ({ code }) => code);
  const isNew = new Set(
    [...assignments.values()].flatMap(({ was, is }) => (was === undefined ? (is?.code ?? []) : [])),
  );
  const ranges = [
    ...pairsOf(before.assignedSchedules, after.assignedSchedules, ({ code }) => code).values(),
    ...pairsOf(before.absences, after.absences, ({ code }) => code).values(),
  ];
  return {
    days: ranges
      .flatMap(({ was, is }) => differingDays(was, is))
      .filter(({ assignment }) => !isNew.has(assignment)),
    workSchedules: changes.flatMap(({ section, kind, code, fields }) =>
      section === 'workSchedules' &&
      kind === 'CHANGED' &&
      fields.some(({ field }) => field === 'days' || field === 'nonWorkingDay')
        ? code
        : [],
    ),
    holidays: [
      ...pairsOf(before.holidayCalendars, after.holidayCalendars, ({ code }) => code),
    ].flatMap(([calendar, { was, is }]) => {
      const [old, now] = [datesOf(was), datesOf(is)];
      return [...old, ...now]
        .filter((date) => old.has(date) !== now.has(date))
        .map((date) => ({ calendar, date }));
    }),
    calendars: [...assignments].flatMap(([assignment, { was, is }]) =>
      was === undefined || is === undefined || was.holidayCalendar === is.holidayCalendar
        ? []
        : [was.holidayCalendar, is.holidayCalendar].flatMap((calendar) =>
            calendar === undefined ? [] : { assignment, calendar },
          ),
    ),
  };
}

interface Pair<Entry> {
  readonly was: Entry | undefined;
  readonly is: Entry | undefined;
}

function pairsOf<Entry>(
  before: readonly Entry[] = [],
  after: readonly Entry[] = [],
  codeOf: (entry: Entry) => string,
): ReadonlyMap<string, Pair<Entry>> {
  const old = new Map(before.map((entry) => [codeOf(entry), entry]));
  const now = new Map(after.map((entry) => [codeOf(entry), entry]));
  return new Map(
    [...new Set([...old.keys(), ...now.keys()])].map((code) => [
      code,
      { was: old.get(code), is: now.get(code) },
    ]),
  );
}

/**
 * The days on which an entry with a range plans something else than before: those of both ranges,
 * or between the two ends if nothing but the end differs.
 */
export function differingDays(
  was: ChangedDays | undefined,
  is: ChangedDays | undefined,
): ChangedDays[] {
  if (was === undefined || is === undefined)
    return [was, is].flatMap((each) => each ?? []).map(daysOf);
  const { endDate: oldEnd, ...old } = was;
  const { endDate: newEnd, ...now } = is;
  if (JSON.stringify(old) !== JSON.stringify(now)) return [daysOf(was), daysOf(is)];
  if (oldEnd === newEnd) return [];
  const [first, last] =
    oldEnd !== undefined && (newEnd === undefined || oldEnd < newEnd)
      ? [oldEnd, newEnd]
      : [newEnd, oldEnd];
  if (first === undefined) return [];
  const startDate = addDays(first, 1);
  return [
    daysOf({ assignment: is.assignment, startDate, ...(last !== undefined && { endDate: last }) }),
  ];
}

/** Without what else the entry has. */
function daysOf({ assignment, startDate, endDate }: ChangedDays): ChangedDays {
  return { assignment, startDate, ...(endDate !== undefined && { endDate }) };
}

function datesOf(
  calendar: { readonly holidays: readonly { readonly date: LocalDate }[] } | undefined,
) {
  return new Set((calendar?.holidays ?? []).map(({ date }) => date));
}
