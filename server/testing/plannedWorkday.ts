import type { PlannedDay } from 'shared-contracts';

const times = [
  ['08:00', '12:00'],
  ['12:00', '12:30'],
  ['12:30', '16:30'],
] as const;

/** A working day from 8:00 to 16:30, local time, with a break of half an hour at noon. */
export function plannedWorkday(date: string): PlannedDay {
  const segments = times.map(([startTime, endTime], index) => ({
    category:
      index % 2 === 0 ? ('SCHEDULED_WORKING_TIME' as const) : ('SCHEDULED_UNPAID_BREAK' as const),
    startTime,
    endTime,
    minuteDuration: 0,
  }));
  const day = {
    dayNumber: 3,
    category: 'DAY_MODEL' as const,
    segments,
    workingMinutes: 480,
    customDurationBreak: null,
  };
  const schedule = {
    externalCode: 'EARLY',
    externalName: 'Early shift',
    days: [day],
    timeRecordingVariant: 'CLOCK' as const,
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 1,
  };
  const range = {
    assignmentId: 1,
    type: 'WORK_SCHEDULE' as const,
    startDate: date,
    endDate: date,
    externalCode: 'EARLY',
    isOffDay: false,
    isTemporary: false,
    holidayName: null,
    holidayCalendarCode: null,
    absenceTypeName: null,
    workScheduleColor: null,
    workScheduleDayNumberFromDate: 3,
    assignedWorkSchedule: schedule,
    minuteRange: null,
  };
  return { kind: 'work', range, schedule, day, isTemporary: false, holidayName: null };
}
