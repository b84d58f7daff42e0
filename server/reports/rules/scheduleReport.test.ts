import { weekOf, type AssignedRange, type LocalDate, type WorkScheduleDay } from 'shared-contracts';
import { expect, test } from 'vitest';
import type { ReportRequest } from './reportRequest.ts';
import { cellsOf as fieldCells } from './reportColumn.ts';
import { planWeek, scheduleFields } from './scheduleReport.ts';
import { en } from './words/en.ts';

type Segments = WorkScheduleDay['segments'];

/** The cells of a week in which one day has a schedule. */
function cellsOf(date: LocalDate, workingMinutes: number, segments: Segments) {
  const week = weekOf(date, 'MONDAY');
  const range: AssignedRange = {
    ...{ type: 'WORK_SCHEDULE', startDate: date, endDate: date, assignmentId: 1001 },
    ...{ externalCode: null, isOffDay: false, isTemporary: false },
    workScheduleDayNumberFromDate: 1,
    ...{ holidayName: null, holidayCalendarCode: null, absenceTypeName: null },
    ...{ workScheduleColor: null, minuteRange: null },
    assignedWorkSchedule: {
      ...{ externalCode: 'EARLY', externalName: 'Early' },
      ...{ timeRecordingVariant: 'CLOCK', nonWorkingDay: false, duration: 1 },
      ...{ individualWorkSchedule: false, individualWorkScheduleUserId: null },
      customWorkScheduleInfo: null,
      days: [
        {
          ...{ dayNumber: 1, category: 'DAY_MODEL', workingMinutes },
          customDurationBreak: null,
          segments,
        },
      ],
    },
  };
  const person = {
    ...{ assignmentId: 1001, employeeNumber: 'E-1', firstName: 'Ella', lastName: 'Example' },
    ...{ position: 'Nurse', costCenterId: null, costCenter: null, company: 'Harbour' },
    ...{ geofences: null, timeZone: 'Europe/Berlin' },
    spans: [{ assignmentId: 1001, first: '2026-01-01', last: '2026-12-31' }],
  };
  const request: ReportRequest = {
    ...{ reportName: 'employeeScheduleReport', fromDate: week.startDate, toDate: week.endDate },
    ...{ groupedByEmployee: false, costCenterId: null, includeExtractionStatus: false },
    ...{ includeIncompleteTimePairs: false, breakSheetsByWeek: false, siteToGroupBy: null },
    ...{ startOfWeek: 'MONDAY', timeZone: 'Europe/Berlin', locale: 'en', is24Hour: true },
  };
  const asIs = { day: String, weekday: String, wallTime: String };
  const fields = scheduleFields(request, en, week, asIs);
  return fieldCells(fields, planWeek(person, [range], week));
}

test('a placeholder is no time of the day’s work', () => {
  const cells = cellsOf('2026-03-09', 240, [
    {
      ...{ category: 'SCHEDULED_WORKING_TIME', minuteDuration: 240 },
      ...{ startTime: '06:00', endTime: '10:00' },
    },
    {
      ...{ category: 'PLACEHOLDER', minuteDuration: 240 },
      ...{ startTime: '10:00', endTime: '14:00' },
    },
  ]);
  expect(cells).toContainEqual({ kind: 'text', text: 'Early 06:00 – 10:00' });
});

test.each([
  ['2026-10-24', 9],
  ['2026-03-28', 7],
  ['2026-06-10', 8],
])('a night of %s has the %i hours that pass', (date, hours) => {
  const cells = cellsOf(date, 480, [
    {
      ...{ category: 'SCHEDULED_WORKING_TIME', minuteDuration: 480 },
      ...{ startTime: '22:00', endTime: '06:00' },
    },
  ]);
  expect(cells).toContainEqual({ kind: 'duration', seconds: hours * 3600 });
});
