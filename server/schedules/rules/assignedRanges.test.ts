import fc from 'fast-check';
import { addDays, daysBetween, daysOf, scheduleOn, type WorkSchedule } from 'shared-contracts';
import { describe, expect, test } from 'vitest';
import { assignedRanges, type AssignmentPlan } from './assignedRanges.ts';
import { uncoveredDays } from './uncoveredDays.ts';

const first = '2026-01-01';
const offset = fc.integer({ min: -40, max: 100 });
const dates = fc.tuple(offset, fc.option(fc.nat(60))).map(([start, length]) => ({
  startDate: addDays(first, start),
  endDate: length === null ? null : addDays(first, start + length),
}));
const closed = dates.map(({ startDate, endDate }) => ({
  startDate,
  endDate: endDate ?? startDate,
}));
const window = fc.tuple(fc.nat(40), fc.nat(62)).map(([start, length]) => ({
  startDate: addDays(first, start),
  endDate: addDays(first, start + length),
}));

const schedule = fc.integer({ min: 1, max: 10 }).map((duration): WorkSchedule => ({
  externalCode: `W${duration}`,
  externalName: 'Shifts',
  timeRecordingVariant: 'CLOCK',
  individualWorkSchedule: false,
  individualWorkScheduleUserId: null,
  customWorkScheduleInfo: null,
  nonWorkingDay: false,
  duration,
  days: Array.from({ length: duration }, (_, index) => ({
    dayNumber: index + 1,
    category: 'WORKING_DAY',
    customDurationBreak: null,
    workingMinutes: 480,
    segments: [
      {
        category: 'SCHEDULED_WORKING_TIME',
        startTime: `${String(index).padStart(2, '0')}:00`,
        endTime: '23:00',
        minuteDuration: 480,
      },
    ],
  })),
}));

const plan = fc.record<AssignmentPlan>({
  assignmentId: fc.constant(7),
  employed: fc.constant({ startDate: '2025-12-01', endDate: '2026-03-01' }),
  schedules: fc.array(
    fc
      .tuple(dates, schedule, fc.boolean(), fc.nat(9))
      .map(([range, work, isTemporary, number]) => ({
        ...range,
        schedule: work,
        isTemporary,
        firstDayNumber: (number % work.duration) + 1,
        color: null,
      })),
    { maxLength: 5 },
  ),
  absences: fc.array(
    closed.map((range) => ({ ...range, typeName: 'Vacation' })),
    { maxLength: 3 },
  ),
  holidays: fc.array(
    offset.map((days) => ({ date: addDays(first, days), name: 'Holiday', calendarCode: 'de' })),
    { maxLength: 3 },
  ),
});

describe('the ranges of an assignment', () => {
  test('plan each day alike whatever window they are asked for in', () => {
    fc.assert(
      fc.property(plan, window, (kept, days) => {
        const ofWindow = assignedRanges(kept, days);
        for (const date of daysOf(days)) {
          const alone = assignedRanges(kept, { startDate: date, endDate: date });
          const { range: _1, ...inWindow } = { range: null, ...scheduleOn(ofWindow, date) };
          const { range: _2, ...byItself } = { range: null, ...scheduleOn(alone, date) };
          expect(inWindow).toEqual(byItself);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('lie within the window, in order of their start', () => {
    fc.assert(
      fc.property(plan, window, (kept, days) => {
        const ranges = assignedRanges(kept, days);
        for (const { startDate, endDate } of ranges) {
          expect(days.startDate <= startDate && startDate <= endDate).toBe(true);
          expect(endDate <= days.endDate).toBe(true);
        }
        const starts = ranges.map(({ startDate }) => startDate);
        expect(starts).toEqual(starts.toSorted());
      }),
    );
  });

  test('continue a schedule from its first day on, over and over', () => {
    fc.assert(
      fc.property(schedule, fc.nat(400), fc.nat(9), (work, daysLater, number) => {
        const firstDayNumber = (number % work.duration) + 1;
        const startDate = addDays('2026-02-01', -daysLater);
        const assigned = { startDate, endDate: null, firstDayNumber, isTemporary: false };
        const kept: AssignmentPlan = {
          assignmentId: 7,
          employed: { startDate: '2020-01-01', endDate: null },
          schedules: [{ ...assigned, schedule: work, color: null }],
          absences: [],
          holidays: [],
        };
        const days = { startDate: '2026-02-01', endDate: '2026-02-01' };
        const [range] = assignedRanges(kept, days);
        const expected = ((firstDayNumber - 1 + daysLater) % work.duration) + 1;
        expect(range?.workScheduleDayNumberFromDate).toBe(expected);
        expect(range?.minuteRange).toEqual({
          start: (expected - 1) * 60,
          end: (expected - 1) * 60 + 480,
        });
      }),
    );
  });
});

test('the days that no range covers are exactly the others', () => {
  fc.assert(
    fc.property(window, fc.array(dates, { maxLength: 5 }), (days, ranges) => {
      const gaps = uncoveredDays(days, ranges).flatMap(daysOf);
      const others = daysOf(days).filter(
        (date) =>
          !ranges.some(
            ({ startDate, endDate }) => startDate <= date && (endDate === null || date <= endDate),
          ),
      );
      expect(gaps).toEqual(others);
      expect(daysBetween(days.startDate, days.endDate) + 1).toBeGreaterThanOrEqual(gaps.length);
    }),
  );
});
