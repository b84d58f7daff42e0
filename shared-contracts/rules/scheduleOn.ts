import type { components } from '../openapi/schema.gen.ts';
import { daysBetween, isInRange } from './dateRange.ts';
import type { LocalDate } from './instant.ts';

export type AssignedRange = components['schemas']['AssignedRangeSummary'];
export type WorkSchedule = components['schemas']['WorkSchedule'];
export type WorkScheduleDay = components['schemas']['WorkScheduleDay'];

/** An assignment's plan for one day. */
export type PlannedDay =
  | {
      readonly kind: 'work' | 'off';
      readonly range: AssignedRange;
      readonly schedule: WorkSchedule;
      readonly day: WorkScheduleDay;
      readonly isTemporary: boolean;
      /** The holiday on which work was planned nevertheless; null on other days. */
      readonly holidayName: string | null;
    }
  | { readonly kind: 'holiday'; readonly range: AssignedRange; readonly name: string }
  | { readonly kind: 'absence'; readonly range: AssignedRange; readonly name: string }
  | { readonly kind: 'not-managed'; readonly range: AssignedRange }
  | { readonly kind: 'none' };

/**
 * The effective plan for an assignment on the day, among all ranges that include it: "not managed"
 * before absence, work of a temporary schedule, holiday, a temporary day off, and the permanent
 * schedule (decisions: planning); of equal ones the one that starts later, then the later one in
 * the list. `ranges` are those of one assignment. Ignores a range without its schedule, or whose
 * schedule lacks the day.
 */
export function scheduleOn(ranges: readonly AssignedRange[], date: LocalDate): PlannedDay {
  return schedulesOver(ranges.filter((range) => isInRange(date, range)))(date);
}

/** The same for many days of the same ranges. */
export function schedulesOver(ranges: readonly AssignedRange[]): (date: LocalDate) => PlannedDay {
  const strongestFirst = ranges
    .toReversed()
    .toSorted((a, b) => strength(b) - strength(a) || b.startDate.localeCompare(a.startDate));
  const holidays = strongestFirst.filter(({ type }) => type === 'HOLIDAY');
  return (date) => {
    for (const range of strongestFirst) {
      if (!isInRange(date, range)) continue;
      const planned = plannedBy(range, date);
      if (planned.kind !== 'none') return onHoliday(planned, holidays, date);
    }
    return { kind: 'none' };
  };
}

/** The name of the day's holiday, with work or without; null if there is none, or on leave. */
export function holidayNameOf(planned: PlannedDay): string | null {
  if (planned.kind === 'holiday') return planned.name;
  return planned.kind === 'work' ? planned.holidayName : null;
}

function strength({ type, isTemporary }: AssignedRange): number {
  if (type === 'WORK_SCHEDULE') return isTemporary ? 2 : 0;
  return { HOLIDAY: 1, ABSENCE: 3, NOT_MANAGED: 4 }[type];
}

/**
 * A temporary schedule on a holiday: its work is effective and names the holiday, its day off is
 * not.
 */
function onHoliday(
  planned: PlannedDay,
  holidays: readonly AssignedRange[],
  date: LocalDate,
): PlannedDay {
  if (planned.kind !== 'work' && planned.kind !== 'off') return planned;
  const range = holidays.find((each) => isInRange(date, each));
  if (range === undefined) return planned;
  const name = range.holidayName ?? '';
  return planned.kind === 'work'
    ? { ...planned, holidayName: name }
    : { kind: 'holiday', range, name };
}

function plannedBy(range: AssignedRange, date: LocalDate): PlannedDay {
  switch (range.type) {
    case 'NOT_MANAGED':
      return { kind: 'not-managed', range };
    case 'ABSENCE':
      return { kind: 'absence', range, name: range.absenceTypeName ?? '' };
    case 'HOLIDAY':
      return { kind: 'holiday', range, name: range.holidayName ?? '' };
    case 'WORK_SCHEDULE':
      return scheduledBy(range, date);
  }
}

function scheduledBy(range: AssignedRange, date: LocalDate): PlannedDay {
  const schedule = range.assignedWorkSchedule;
  const day = schedule?.days.find(({ dayNumber }) => dayNumber === dayNumberOn(range, date));
  if (!schedule || !day) return { kind: 'none' };
  const isOff = schedule.nonWorkingDay || day.category === 'OFF' || day.workingMinutes === 0;
  return {
    kind: isOff ? 'off' : 'work',
    range,
    schedule,
    day,
    isTemporary: range.isTemporary,
    holidayName: null,
  };
}

/** The days of a schedule repeat, starting from the number of the range's first day. */
function dayNumberOn(range: AssignedRange, date: LocalDate): number {
  const cycle = range.assignedWorkSchedule?.duration ?? 1;
  const first = (range.workScheduleDayNumberFromDate ?? 1) - 1;
  return ((first + daysBetween(range.startDate, date)) % cycle) + 1;
}
