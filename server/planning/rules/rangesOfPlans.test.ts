import fc from 'fast-check';
import { addDays, dayCount, daysBetween, daysOf, weekOf, type DateRange } from 'shared-contracts';
import { describe, expect, test } from 'vitest';
import { copyRanges } from './copyRanges.ts';
import { firstDayNumberOf } from './firstDayNumberOf.ts';
import { joinDays } from './joinDays.ts';
import { plannableDays } from './planBounds.ts';
import { rotationRanges } from './rotationRanges.ts';

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

test('a rotation takes its turns without a gap until the last day', () => {
  const turns = fc.array(fc.integer({ min: 1, max: 35 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(dates, fc.nat({ max: 200 }), turns, (startDate, length, durations) => {
      const range = { startDate, endDate: addDays(startDate, length) };
      const ranges = rotationRanges(range, durations);
      expect(ranges.flatMap((each) => daysOf(each))).toEqual(daysOf(range));
      ranges.forEach((each, index) => {
        expect(each.turn).toBe(index % durations.length);
        const whole = durations[each.turn] ?? 0;
        const isLast = index === ranges.length - 1;
        const left = daysBetween(each.startDate, range.endDate) + 1;
        expect(dayCount(each)).toBe(isLast ? left : whole);
        expect(dayCount(each)).toBeLessThanOrEqual(whole);
      });
    }),
  );
});

test('picked days become the fewest ranges with just these days', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { minLength: 1 }), (offsets) => {
      const picked = offsets.map((days) => addDays(monday, days));
      const ranges = joinDays(picked);
      expect(ranges.flatMap((each) => daysOf(each))).toEqual([...new Set(picked)].toSorted());
      ranges.forEach(({ startDate }, index) => {
        const before: DateRange | undefined = ranges[index - 1];
        expect(before === undefined || addDays(before.endDate, 1) < startDate).toBe(true);
      });
    }),
  );
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
