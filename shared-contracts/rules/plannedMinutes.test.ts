import { expect, test } from 'vitest';
import { plannedMinutes } from './plannedMinutes.ts';
import type { PlannedDay, WorkScheduleDay } from './scheduleOn.ts';

const work = 'SCHEDULED_WORKING_TIME' as const;
const pause = 'SCHEDULED_UNPAID_BREAK' as const;

/** From 22:00 to 06:00 with half an hour from 02:00 that is not paid. */
const night: WorkScheduleDay['segments'] = [
  { category: work, startTime: '22:00', endTime: '02:00', minuteDuration: 240 },
  { category: pause, startTime: '02:00', endTime: '02:30', minuteDuration: 30 },
  { category: work, startTime: '02:30', endTime: '06:00', minuteDuration: 210 },
];
const plain: WorkScheduleDay['segments'] = [
  { category: work, startTime: '22:00', endTime: '06:00', minuteDuration: 480 },
];

function planned(
  segments: WorkScheduleDay['segments'],
  workingMinutes: number,
  kind: 'work' | 'off' = 'work',
): PlannedDay {
  const day = { dayNumber: 1, category: 'DAY_MODEL', customDurationBreak: null } as const;
  const schedule = {
    externalCode: 'N',
    externalName: 'Night',
    days: [],
    timeRecordingVariant: 'CLOCK',
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 1,
  } as const;
  return {
    kind,
    range,
    schedule: { ...schedule, days: [] },
    day: { ...day, segments, workingMinutes },
    isTemporary: false,
    holidayName: null,
  };
}

const range = {
  assignmentId: 1,
  type: 'WORK_SCHEDULE' as const,
  startDate: '2025-01-01',
  endDate: '2025-12-31',
  externalCode: 'N',
  isOffDay: false,
  isTemporary: false,
  holidayName: null,
  holidayCalendarCode: null,
  absenceTypeName: null,
  workScheduleColor: null,
  workScheduleDayNumberFromDate: 1,
  assignedWorkSchedule: null,
  minuteRange: null,
};

test.each([
  ['a usual night', '2025-05-12', 'Europe/Berlin', 480],
  ['the night in which the clocks go forward', '2025-03-29', 'Europe/Berlin', 420],
  ['the night after it', '2025-03-30', 'Europe/Berlin', 480],
  ['the night before it', '2025-03-28', 'Europe/Berlin', 480],
  ['the night in which they go back', '2025-10-25', 'Europe/Berlin', 540],
  ['half an hour forward', '2025-10-04', 'Australia/Lord_Howe', 450],
  ['half an hour back', '2025-04-05', 'Australia/Lord_Howe', 510],
  ['west of Greenwich', '2025-11-01', 'America/Los_Angeles', 540],
  ['east of the date line', '2025-09-27', 'Pacific/Auckland', 420],
])('%s plans the minutes that pass', (_name, date, zone, minutes) => {
  expect(plannedMinutes(planned(plain, 480), date, zone)).toBe(minutes);
});

test('breaks that fall into the change are none of it', () => {
  // The clocks skip from 02:00 to 03:00: half an hour of break, and half an hour of work.
  expect(plannedMinutes(planned(night, 450), '2025-03-29', 'Europe/Berlin')).toBe(420);
  // They go back at 03:00; the break is over at the first 02:30.
  expect(plannedMinutes(planned(night, 450), '2025-10-25', 'Europe/Berlin')).toBe(510);
});

test('what is agreed beside the segments stays', () => {
  expect(plannedMinutes(planned(plain, 450), '2025-03-29', 'Europe/Berlin')).toBe(390);
});

test('a day of hours without times is as long as it says', () => {
  expect(plannedMinutes(planned([], 480), '2025-03-29', 'Europe/Berlin')).toBe(480);
});

test.each<PlannedDay>([
  planned(plain, 480, 'off'),
  { kind: 'holiday' as const, range, name: 'Founders' },
  { kind: 'absence' as const, range, name: 'Vacation' },
  { kind: 'none' as const },
])('a day of kind $kind plans none', (day) => {
  expect(plannedMinutes(day, '2025-05-12', 'Europe/Berlin')).toBe(0);
});
