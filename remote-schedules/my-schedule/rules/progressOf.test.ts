import { scheduleOn, type AssignedRange } from 'shared-contracts';
import { expect, test } from 'vitest';
import type { DatedPlan } from '../../bars/rules/planDays.ts';
import { progressOf, type WorkedEntry } from './progressOf.ts';

const now = '2026-11-19T10:12:00.000Z';

test('work and breaks are shares of the planned shift, until now', () => {
  const running = entry('06:00', null, [['10:00', '10:06']]);
  expect(progressOf(planned, 'UTC', [running], now)).toEqual({
    workedSeconds: (4 * 60 + 6) * 60,
    parts: [
      { kind: 'work', from: 0, to: 252 / 600 },
      { kind: 'break', from: 240 / 600, to: 246 / 600 },
    ],
  });
});

test('whoever began early stretches it, and time between two clockings stays free', () => {
  const shifts = [entry('05:00', '07:00'), entry('08:00', null)];
  const progress = progressOf(planned, 'UTC', shifts, now);
  expect(progress?.workedSeconds).toBe((120 + 132) * 60);
  expect(progress?.parts).toEqual([
    { kind: 'work', from: 0, to: 120 / 660 },
    { kind: 'work', from: 180 / 660, to: 312 / 660 },
  ]);
});

test('what does not count or has no end says nothing, nor does a day without a shift', () => {
  const rejected = { ...entry('06:00', '08:00'), status: 'REJECTED' as const };
  const endless = { ...entry('06:00', null), isCorrection: true };
  const gone = { ...entry('06:00', null), deletedDate: now };
  expect(progressOf(planned, 'UTC', [rejected, endless, gone], now)).toBeNull();
  const off = { ...planned, planned: { kind: 'none' } } as const;
  expect(progressOf(off, 'UTC', [entry('06:00', null)], now)).toBeNull();
});

const at = (time: string) => {
  const date = `2026-11-19T${time}:00.000Z`;
  return { date, durationAccurateDate: date };
};

function entry(
  from: string,
  to: string | null,
  breaks: readonly (readonly [string, string])[] = [],
): WorkedEntry {
  return {
    clockIn: at(from),
    clockOut: to === null ? null : at(to),
    segmentTimePairs: breaks.map(([start, end]) => ({
      pairType: 'BREAK',
      clockIn: at(start),
      clockOut: at(end),
      deletedDate: null,
    })),
    status: to === null ? 'INCOMPLETE' : 'PENDING',
    isCorrection: false,
    deletedDate: null,
  };
}

const early: AssignedRange = {
  assignmentId: 1,
  type: 'WORK_SCHEDULE',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  externalCode: 'EARLY',
  isOffDay: false,
  isTemporary: false,
  holidayName: null,
  holidayCalendarCode: null,
  absenceTypeName: null,
  workScheduleColor: null,
  workScheduleDayNumberFromDate: 1,
  minuteRange: { start: 360, end: 960 },
  assignedWorkSchedule: {
    externalCode: 'EARLY',
    externalName: 'Early',
    timeRecordingVariant: 'CLOCK',
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 1,
    days: [
      {
        dayNumber: 1,
        category: 'DAY_MODEL',
        workingMinutes: 600,
        customDurationBreak: null,
        segments: [
          {
            category: 'SCHEDULED_WORKING_TIME',
            startTime: '06:00',
            endTime: '16:00',
            minuteDuration: 600,
          },
        ],
      },
    ],
  },
};

const planned: DatedPlan = {
  date: '2026-11-19',
  minutes: 600,
  planned: scheduleOn([early], '2026-11-19'),
};
