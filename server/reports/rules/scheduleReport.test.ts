import type { AssignedRange } from 'shared-contracts';
import { expect, test } from 'vitest';
import type { ReportRequest } from './reportRequest.ts';
import { scheduleLine } from './scheduleReport.ts';
import { en } from './words/en.ts';

test('a placeholder is no time of the day’s work', () => {
  const week = { startDate: '2026-03-09', endDate: '2026-03-15' };
  const monday = { startDate: '2026-03-09', endDate: '2026-03-09' };
  const range: AssignedRange = {
    ...{ type: 'WORK_SCHEDULE', ...monday, assignmentId: 1001, externalCode: null },
    ...{ isOffDay: false, isTemporary: false, workScheduleDayNumberFromDate: 1 },
    ...{ holidayName: null, holidayCalendarCode: null, absenceTypeName: null },
    ...{ workScheduleColor: null, minuteRange: null },
    assignedWorkSchedule: {
      ...{ externalCode: 'EARLY', externalName: 'Early' },
      ...{ timeRecordingVariant: 'CLOCK', nonWorkingDay: false, duration: 1 },
      ...{ individualWorkSchedule: false, individualWorkScheduleUserId: null },
      customWorkScheduleInfo: null,
      days: [
        {
          ...{ dayNumber: 1, category: 'DAY_MODEL', workingMinutes: 240 },
          customDurationBreak: null,
          segments: [
            {
              ...{ category: 'SCHEDULED_WORKING_TIME', minuteDuration: 240 },
              ...{ startTime: '06:00', endTime: '10:00' },
            },
            {
              ...{ category: 'PLACEHOLDER', minuteDuration: 240 },
              ...{ startTime: '10:00', endTime: '14:00' },
            },
          ],
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
  const { cells } = scheduleLine(person, [range], week, request, en, {
    wallTime: (time) => time,
  });
  expect(cells).toContainEqual({ kind: 'text', text: 'Early 06:00 – 10:00' });
});
