import { addDays, daysBetween, type LocalDate } from 'shared-contracts';
import type {
  AbsenceEntry,
  AssignedScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import type { Calendar } from './calendar.ts';
import { cast, workers, type Worker } from './people.ts';
import { sites } from './sites.ts';
import { rhythmOf, type ScheduleCode, type ScheduledShift } from './workSchedules.ts';

/** Who is scheduled when. */
export interface Roster {
  readonly assigned: readonly AssignedScheduleEntry[];
  readonly absences: readonly AbsenceEntry[];
  /** The shift that starts on the day; null if there is none. */
  shiftOn(worker: Worker, date: LocalDate): ScheduledShift | null;
}

interface Range {
  readonly schedule: ScheduleCode;
  readonly entry: AssignedScheduleEntry;
}

/** A schedule by its code; days are counted from this week's Monday. */
type Cover = readonly [number: string, schedule: ScheduleCode, first: number, last: number];
type Leave = readonly [number: string, kind: string, first: number, last: number];

const covers: readonly Cover[] = [
  ['20102', 'DAY-COVER', 7, 9],
  ['20233', 'LATE-COVER', -3, -3],
  ['20544', 'EARLY-COVER', 8, 10],
  ['20266', 'NWD-C', 11, 11],
  ['20455', 'LATE-COVER', -12, -10],
  ['30123', 'DAY-COVER', -6, -4],
  ['40103', 'LATE-COVER', 2, 3],
];

const leaves: readonly Leave[] = [
  [cast.employee, 'Vacation', 10, 11],
  ['20502', 'Vacation', 7, 11],
  ['20467', 'Sick leave', -11, -10],
  ['20266', 'Vacation', -16, -12],
  ['20519', 'Sick leave', -4, -3],
  ['20652', 'Vacation', -7, -3],
  ['20716', 'Vacation', 14, 20],
  ['30136', 'Vacation', 0, 4],
  ['30179', 'Sick leave', -4, -3],
  ['30158', 'Vacation', 14, 18],
  ['40146', 'Sick leave', -9, -8],
  ['40174', 'Vacation', 0, 2],
];

export function createRoster(calendar: Calendar): Roster {
  const ranges = [...lastingRanges(calendar), ...temporaryRanges(calendar)];
  const absences = leaves.map(([number, timeTypeName, first, last]): AbsenceEntry => ({
    code: `L-${number}-${addDays(calendar.monday, first)}`,
    assignment: assignmentCode(number),
    timeTypeName,
    startDate: addDays(calendar.monday, first),
    endDate: addDays(calendar.monday, last),
  }));
  const rangesOf = Map.groupBy(ranges, ({ entry }) => entry.assignment);
  const absentFrom = Map.groupBy(absences, ({ assignment }) => assignment);
  const holidays = new Map(
    calendar.holidays.map(({ code, holidays: days }) => [
      code,
      new Set(days.map(({ date }) => date)),
    ]),
  );
  return {
    assigned: ranges.map(({ entry }) => entry),
    absences,
    shiftOn: (worker, date) => {
      const assignment = assignmentCode(worker.number);
      if (absentFrom.get(assignment)?.some((leave) => covering(leave, date)) === true) return null;
      const over = rangesOf.get(assignment)?.filter(({ entry }) => covering(entry, date)) ?? [];
      const range = over.find(({ entry }) => entry.isTemporary === true) ?? over[0];
      if (range === undefined) return null;
      const isHoliday = holidays.get(sites[worker.site].calendar)?.has(date) === true;
      return isHoliday && range.entry.isTemporary !== true ? null : shiftOf(range, date);
    },
  };
}

export function assignmentCode(employeeNumber: string): string {
  return `A-${employeeNumber}`;
}

/** From the first day of the history, so that no earlier day is planned without being worked. */
function lastingRanges({ historyStart }: Calendar): Range[] {
  return workers.map(({ number, schedule, firstDay }) => ({
    schedule,
    entry: {
      code: `S-${number}`,
      assignment: assignmentCode(number),
      workSchedule: schedule,
      startDate: historyStart,
      firstDayNumber: firstDay,
    },
  }));
}

/** The demo's employee has an early shift today, on any weekday. */
function temporaryRanges({ monday, today }: Calendar): Range[] {
  const day = daysBetween(monday, today);
  const own: readonly Cover[] = day > 4 ? [[cast.employee, 'EARLY-COVER', day, day]] : [];
  return [...covers, ...own].map(([number, schedule, first, last]) => ({
    schedule,
    entry: {
      code: `T-${number}-${addDays(monday, first)}`,
      assignment: assignmentCode(number),
      workSchedule: schedule,
      startDate: addDays(monday, first),
      endDate: addDays(monday, last),
      isTemporary: true,
    },
  }));
}

function covering(range: { startDate: LocalDate; endDate?: LocalDate }, date: LocalDate): boolean {
  return range.startDate <= date && date <= (range.endDate ?? date);
}

function shiftOf({ schedule, entry }: Range, date: LocalDate): ScheduledShift | null {
  const days = rhythmOf(schedule);
  const number = (entry.firstDayNumber ?? 1) - 1 + daysBetween(entry.startDate, date);
  return days[number % days.length] ?? null;
}
