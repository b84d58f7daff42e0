import fc from 'fast-check';
import { addDays, dayCount, daysBetween, daysOf, limits, localDay, weekOf } from 'shared-contracts';
import { describe, expect, test } from 'vitest';
import { copyRanges } from './copyRanges.ts';
import { firstDayNumberOf } from './firstDayNumberOf.ts';
import { plannableDays } from './planBounds.ts';

const monday = '2026-03-02';
const dates = fc.integer({ min: -900, max: 900 }).map((days) => addDays(monday, days));

describe('the first day of a temporary schedule', () => {
  test('keeps the weekday where the schedule has whole weeks, for everybody alike', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 6 }), (date, weeks) => {
        const first = firstDayNumberOf({ duration: weeks * 7 }, date);
        const next = firstDayNumberOf({ duration: weeks * 7 }, addDays(date, 1));
        expect(next).toBe((first % (weeks * 7)) + 1);
        const isMonday = weekOf(date, 'MONDAY').startDate === date;
        expect((first - 1) % 7 === 0).toBe(isMonday);
      }),
    );
  });

  test('is day 1 of every other schedule', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 40 }), (date, duration) => {
        fc.pre(duration % 7 !== 0);
        expect(firstDayNumberOf({ duration }, date)).toBe(1);
      }),
    );
  });
});

test('a copy gives each day the same day of the same schedule, so many days later', () => {
  const day = fc.record({
    code: fc.constantFrom('A', 'B'),
    dayNumber: fc.integer({ min: 1, max: 3 }),
    isPlanned: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(day, { maxLength: 40 }), fc.integer({ min: 1, max: 60 }), (all, later) => {
      const source = all.flatMap(({ code: externalCode, dayNumber, isPlanned }, index) =>
        isPlanned ? [{ date: addDays(monday, index), externalCode, duration: 3, dayNumber }] : [],
      );
      const copied = copyRanges(source, later).flatMap((range) =>
        daysOf(range).map((date, index) => ({
          date: addDays(date, -later),
          externalCode: range.externalCode,
          duration: 3,
          dayNumber: ((range.firstDayNumber - 1 + index) % 3) + 1,
        })),
      );
      expect(copied).toEqual(source);
    }),
  );
});

test('a schedule that goes on is copied as one range', () => {
  const source = [1, 2, 3, 1, 2].map((dayNumber, index) => ({
    date: addDays(monday, index),
    externalCode: 'R3',
    duration: 3,
    dayNumber,
  }));
  expect(copyRanges(source, 7)).toEqual([
    { externalCode: 'R3', firstDayNumber: 1, startDate: '2026-03-09', endDate: '2026-03-13' },
  ]);
});

test('whatever the moment, plans reach over whole months around today everywhere', () => {
  const from = Date.UTC(2024, 0, 1);
  const moments = fc
    .integer({ min: 0, max: 5 * 366 * 24 * 60 })
    .map((minutes) => new Date(from + minutes * 60_000).toISOString());
  const zones = fc.constantFrom(
    'Pacific/Kiritimati',
    'Etc/GMT+12',
    'Europe/Berlin',
    'Asia/Bangkok',
  );
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const { startDate, endDate } = plannableDays(now);
      const today = localDay(now, zone);
      expect(startDate.slice(8)).toBe('01');
      expect(addDays(endDate, 1).slice(8)).toBe('01');
      // Spec §5: from the first day of the previous month to the last, twelve months ahead.
      const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
      expect(months(today) - months(startDate)).toBeGreaterThanOrEqual(1);
      expect(months(endDate) - months(today)).toBeGreaterThanOrEqual(12);
      expect(months(endDate) - months(startDate)).toBeLessThanOrEqual(14);
      expect(daysBetween(startDate, today)).toBeGreaterThanOrEqual(28);
      // Anybody alone can be planned for all of it, in turns of a day.
      const days = dayCount({ startDate, endDate });
      expect(days).toBeLessThanOrEqual(limits.maximumPlanRanges);
      expect(days).toBeLessThanOrEqual(limits.maximumPlanDays);
    }),
  );
});

test('plans reach from the previous month to a year ahead, wherever the month begins first', () => {
  expect(plannableDays('2026-03-15T12:00:00.000Z')).toEqual({
    startDate: '2026-02-01',
    endDate: '2027-03-31',
  });
  expect(plannableDays('2026-02-28T11:00:00.000Z')).toEqual({
    startDate: '2026-01-01',
    endDate: '2027-03-31',
  });
});
