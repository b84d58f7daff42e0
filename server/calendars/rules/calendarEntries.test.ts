import type { AssignedRange } from 'shared-contracts';
import { expect, test } from 'vitest';
import { calendarEntries } from './calendarEntries.ts';

const monday = { startDate: '2026-03-09', endDate: '2026-03-09' };

test('a day with hours at no set time is work, not a shift at the time of its placeholder', () => {
  const range: AssignedRange = {
    ...{ type: 'WORK_SCHEDULE', ...monday, assignmentId: 1001, externalCode: null },
    ...{ isOffDay: false, isTemporary: false, workScheduleDayNumberFromDate: 1 },
    ...{ holidayName: null, holidayCalendarCode: null, absenceTypeName: null },
    ...{ workScheduleColor: null, minuteRange: null },
    assignedWorkSchedule: {
      ...{ externalCode: 'HOURS', externalName: 'Eight hours' },
      ...{ timeRecordingVariant: 'DURATION', nonWorkingDay: false, duration: 1 },
      ...{ individualWorkSchedule: false, individualWorkScheduleUserId: null },
      customWorkScheduleInfo: null,
      days: [
        {
          ...{ dayNumber: 1, category: 'PLANNED_HOURS', workingMinutes: 480 },
          customDurationBreak: null,
          segments: [
            {
              ...{ category: 'PLACEHOLDER', minuteDuration: 480 },
              ...{ startTime: '00:00', endTime: '08:00' },
            },
          ],
        },
      ],
    },
  };
  expect(calendarEntries([range], monday, 'Europe/Berlin')).toEqual([
    { kind: 'WORK', date: '2026-03-09', name: 'Eight hours', minutes: 480 },
  ]);
});
