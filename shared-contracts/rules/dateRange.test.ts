import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dateRange,
  dayCount,
  daysBetween,
  daysOf,
  isInRange,
  monthOf,
  rangesOverlap,
  weekOf,
  type Weekday,
} from './dateRange.ts';

const dates = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ranges = fc.tuple(dates, fc.integer({ min: 0, max: 70 })).map(([startDate, days]) => ({
  startDate,
  endDate: addDays(startDate, days),
}));

test('an empty end is the start, and ends the wrong way round are swapped', () => {
  expect(dateRange('2025-05-10', null)).toEqual({ startDate: '2025-05-10', endDate: '2025-05-10' });
  expect(dateRange('2025-05-10', '2025-05-01')).toEqual({
    startDate: '2025-05-01',
    endDate: '2025-05-10',
  });
});

test('days are counted over leap days and ends of months', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-02-28', 1)).toBe('2025-03-01');
  expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
  expect(() => addDays('2025-02-29', 1)).toThrow(RangeError);
});

describe('a range', () => {
  test('has each of its days once and in order', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const days = daysOf(range);
        expect(days).toHaveLength(dayCount(range));
        expect(days[0]).toBe(range.startDate);
        expect(days.at(-1)).toBe(range.endDate);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(days.every((day) => isInRange(day, range))).toBe(true);
        expect(isInRange(addDays(range.endDate, 1), range)).toBe(false);
        expect(isInRange(addDays(range.startDate, -1), range)).toBe(false);
      }),
    );
  });

  test('overlaps another one when they have a day in common', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: -100, max: 100 }), (range, shift) => {
        const other = { ...range, startDate: addDays(range.startDate, shift) };
        fc.pre(other.startDate <= other.endDate);
        const common = daysOf(range).some((day) => isInRange(day, other));
        expect(rangesOverlap(range, other)).toBe(common);
        expect(rangesOverlap(other, range)).toBe(common);
      }),
    );
  });

  test('days forth and back give the same day', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('a week', () => {
  test('begins on the day that the user has chosen', () => {
    expect(weekOf('2025-05-14', 'MONDAY')).toEqual({
      startDate: '2025-05-12',
      endDate: '2025-05-18',
    });
    expect(weekOf('2025-05-14', 'SUNDAY').startDate).toBe('2025-05-11');
    expect(weekOf('2025-05-14', 'WEDNESDAY').startDate).toBe('2025-05-14');
    expect(weekOf('2025-05-14', 'THURSDAY').startDate).toBe('2025-05-08');
  });

  test('has seven days, is the same for each of them, and holds the date', () => {
    const starts = fc.constantFrom<Weekday>('SUNDAY', 'MONDAY', 'TUESDAY', 'FRIDAY', 'SATURDAY');
    fc.assert(
      fc.property(dates, starts, (date, start) => {
        const week = weekOf(date, start);
        expect(dayCount(week)).toBe(7);
        expect(isInRange(date, week)).toBe(true);
        expect(daysOf(week).map((day) => weekOf(day, start))).toEqual(Array(7).fill(week));
      }),
    );
  });
});

test('a month goes from its first to its last day', () => {
  expect(monthOf('2024-02-10')).toEqual({ startDate: '2024-02-01', endDate: '2024-02-29' });
  expect(monthOf('2025-12-31')).toEqual({ startDate: '2025-12-01', endDate: '2025-12-31' });
});
