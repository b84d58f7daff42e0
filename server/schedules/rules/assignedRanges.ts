import { daysBetween, rangesOverlap } from 'shared-contracts';
import type { AssignedRange, DateRange, LocalDate, WorkSchedule } from 'shared-contracts';
import { minutesOfDays } from './minutesOfDays.ts';
import { uncoveredDays, type OpenRange } from './uncoveredDays.ts';

/** The parts of an assignment's plan that overlap a window of days. */
export interface AssignmentPlan {
  readonly assignmentId: number;
  /** First and last day of the assignment. */
  readonly employed: OpenRange;
  readonly schedules: readonly AssignedSchedule[];
  readonly absences: readonly (DateRange & { readonly typeName: string })[];
  readonly holidays: readonly {
    readonly date: LocalDate;
    readonly name: string;
    readonly calendarCode: string;
  }[];
}

export interface AssignedSchedule extends OpenRange {
  /** Day number of the schedule on `startDate`. */
  readonly firstDayNumber: number;
  readonly isTemporary: boolean;
  readonly schedule: WorkSchedule;
  readonly color: AssignedRange['workScheduleColor'];
}

/**
 * The ranges in the window, cut to it, by start date. Of ranges that start on the same day, also
 * because of the cut, the stronger one comes later: `scheduleOn` depends on that. Days outside the
 * assignment, or outside the ranges of the manager who looks, are NOT_MANAGED without further
 * details.
 */
export function assignedRanges(
  plan: AssignmentPlan,
  window: DateRange,
  managed?: readonly OpenRange[],
): AssignedRange[] {
  const open = managed?.flatMap((range) => common(range, plan.employed)) ?? [plan.employed];
  const gaps = uncoveredDays(window, open);
  return [
    ...uncoveredDays(window, gaps).flatMap((days) => rangesOver(days, plan)),
    ...gaps.map((gap) => dayOff(plan.assignmentId, 'NOT_MANAGED', gap)),
  ].toSorted(byStart);
}

function rangesOver(
  window: DateRange,
  { assignmentId, schedules, holidays, absences }: AssignmentPlan,
): AssignedRange[] {
  return [
    ...schedules
      .toSorted((a, b) => Number(a.isTemporary) - Number(b.isTemporary) || byStart(a, b))
      .flatMap((assigned) => scheduleRange(assignmentId, assigned, window)),
    ...holidays
      .filter(({ date }) => window.startDate <= date && date <= window.endDate)
      .map(({ date, name, calendarCode }): AssignedRange => ({
        ...dayOff(assignmentId, 'HOLIDAY', { startDate: date, endDate: date }),
        holidayName: name,
        holidayCalendarCode: calendarCode,
      })),
    ...absences
      .toSorted(byStart)
      .filter((absence) => rangesOverlap(absence, window))
      .map(({ typeName, ...range }): AssignedRange => ({
        ...dayOff(assignmentId, 'ABSENCE', cut(range, window)),
        absenceTypeName: typeName,
      })),
  ];
}

function byStart(a: Pick<DateRange, 'startDate'>, b: Pick<DateRange, 'startDate'>): number {
  return a.startDate.localeCompare(b.startDate);
}

function scheduleRange(
  assignmentId: number,
  { firstDayNumber, isTemporary, schedule, color, ...range }: AssignedSchedule,
  window: DateRange,
): AssignedRange[] {
  const whole = { startDate: range.startDate, endDate: range.endDate ?? window.endDate };
  if (whole.startDate > window.endDate || whole.endDate < window.startDate) return [];
  const part = cut(whole, window);
  const daysBefore = daysBetween(range.startDate, part.startDate);
  const dayNumber = ((firstDayNumber - 1 + daysBefore) % schedule.duration) + 1;
  const length = Math.min(daysBetween(part.startDate, part.endDate) + 1, schedule.duration);
  const days = Array.from({ length }, (_, index) => {
    const number = ((dayNumber - 1 + index) % schedule.duration) + 1;
    return schedule.days.find((day) => day.dayNumber === number);
  }).filter((day) => day !== undefined);
  return [
    {
      ...dayOff(assignmentId, 'WORK_SCHEDULE', part),
      externalCode: schedule.externalCode,
      isOffDay: schedule.nonWorkingDay || days.every(({ workingMinutes }) => workingMinutes === 0),
      isTemporary,
      workScheduleColor: color,
      workScheduleDayNumberFromDate: dayNumber,
      assignedWorkSchedule: schedule,
      minuteRange: minutesOfDays(days),
    },
  ];
}

function dayOff(
  assignmentId: number,
  type: AssignedRange['type'],
  { startDate, endDate }: DateRange,
): AssignedRange {
  return {
    assignmentId,
    type,
    startDate,
    endDate,
    externalCode: null,
    isOffDay: true,
    isTemporary: false,
    holidayName: null,
    holidayCalendarCode: null,
    absenceTypeName: null,
    workScheduleColor: null,
    workScheduleDayNumberFromDate: null,
    assignedWorkSchedule: null,
    minuteRange: null,
  };
}

function common(one: OpenRange, other: OpenRange): OpenRange[] {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  const ends = [one.endDate, other.endDate].filter((end) => end !== null).toSorted();
  const endDate = ends[0] ?? null;
  return endDate !== null && endDate < startDate ? [] : [{ startDate, endDate }];
}

function cut({ startDate, endDate }: DateRange, window: DateRange): DateRange {
  return {
    startDate: startDate < window.startDate ? window.startDate : startDate,
    endDate: endDate > window.endDate ? window.endDate : endDate,
  };
}
