import type { AssignedRange, WorkScheduleDay } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { barLabel, fittingLabel, joinBars, lowBarLabel } from './joinBars.ts';
import { planDays, totalMinutes } from './planDays.ts';

const week = { startDate: '2026-11-16', endDate: '2026-11-22' };

describe('the bars of a week', () => {
  it('stand for days in a row that are alike, and days off have their own', () => {
    const bars = joinBars(planDays([early], week, 'Europe/Berlin'));
    expect(bars.map(({ first, days, planned }) => [planned.kind, first, days.length])).toEqual([
      ['work', 0, 5],
      ['off', 5, 2],
    ]);
  });

  it('are cut by an absence', () => {
    const bars = joinBars(planDays([early, sick], week, 'Europe/Berlin'));
    expect(bars.map(({ planned, days }) => [planned.kind, days.length])).toEqual([
      ['work', 2],
      ['absence', 1],
      ['work', 2],
      ['off', 2],
    ]);
  });

  it('leave a gap where nothing is planned', () => {
    const until = { ...early, endDate: '2026-11-17' };
    expect(joinBars(planDays([until], week, 'Europe/Berlin'))).toHaveLength(1);
  });
});

it('counts the planned hours without absences', () => {
  expect(totalMinutes(planDays([early, sick], week, 'Europe/Berlin'))).toBe(4 * 480);
});

it('says the times of a block that is wider than 6 % of the range', () => {
  expect([1 / 7, 2 / 31, 0.06, 1 / 28].map(barLabel)).toEqual([
    'name-and-times',
    'name-and-times',
    'letter',
    'letter',
  ]);
});

it('says less where the pixels do not hold it', () => {
  const times = '14:00 – 22:30';
  expect(fittingLabel('name-and-times', 120, times)).toBe('name-and-times');
  expect(fittingLabel('name-and-times', 84, times)).toBe('name');
  expect(fittingLabel('name-and-times', 40, times)).toBe('letter');
  expect(fittingLabel('name', 40, times)).toBe('letter');
  expect(fittingLabel('letter', 400, times)).toBe('letter');
});

const work: Omit<WorkScheduleDay, 'dayNumber'> = {
  category: 'DAY_MODEL',
  workingMinutes: 480,
  customDurationBreak: null,
  segments: [
    {
      category: 'SCHEDULED_WORKING_TIME',
      startTime: '06:00',
      endTime: '14:00',
      minuteDuration: 480,
    },
  ],
};

it('says in a low row the name and times, then the name, then its first letter', () => {
  const shares = [3 / 31, 2 / 31, 1 / 31];
  expect(shares.map(lowBarLabel)).toEqual(['name-and-times', 'name', 'letter']);
});

const early: AssignedRange = {
  assignmentId: 1,
  type: 'WORK_SCHEDULE',
  startDate: '2026-11-02',
  endDate: '2026-12-31',
  externalCode: 'EARLY',
  isOffDay: false,
  isTemporary: false,
  holidayName: null,
  holidayCalendarCode: null,
  absenceTypeName: null,
  workScheduleColor: null,
  workScheduleDayNumberFromDate: 1,
  minuteRange: null,
  assignedWorkSchedule: {
    externalCode: 'EARLY',
    externalName: 'Early',
    timeRecordingVariant: 'CLOCK',
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 7,
    days: [1, 2, 3, 4, 5, 6, 7].map((dayNumber) =>
      dayNumber < 6
        ? { ...work, dayNumber }
        : { ...work, dayNumber, category: 'OFF' as const, workingMinutes: 0, segments: [] },
    ),
  },
};

const sick: AssignedRange = {
  ...early,
  type: 'ABSENCE',
  startDate: '2026-11-18',
  endDate: '2026-11-18',
  externalCode: null,
  absenceTypeName: 'Sick leave',
  assignedWorkSchedule: null,
};
