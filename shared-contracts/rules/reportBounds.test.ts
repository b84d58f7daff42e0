import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayCount, daysBetween, monthOf, weekOf, weekdays } from './dateRange.ts';
import {
  nearestInBounds,
  reportBounds,
  reportRangeFault,
  scheduleReportBounds,
  wholeWeeks,
} from './reportBounds.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

test('a report reaches from the end of the month a year back to the end of the next month', () => {
  expect(reportBounds('2026-11-21')).toEqual({ startDate: '2025-11-30', endDate: '2026-12-31' });
  expect(reportBounds('2028-02-29')).toEqual({ startDate: '2027-02-28', endDate: '2028-03-31' });
  expect(reportBounds('2027-01-31')).toEqual({ startDate: '2026-01-31', endDate: '2027-02-28' });
});

test('its first and its last day are ends of months, and it covers some thirteen months', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const { startDate, endDate } = reportBounds(today);
      expect(monthOf(startDate).endDate).toBe(startDate);
      expect(monthOf(endDate).endDate).toBe(endDate);
      expect(daysBetween(startDate, endDate)).toBeGreaterThanOrEqual(393);
      expect(daysBetween(startDate, endDate)).toBeLessThanOrEqual(397);
      expect(startDate <= today && today <= endDate).toBe(true);
    }),
  );
});

test('a range is refused exactly where it leaves these days or ends before it starts', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -500, max: 500 }), anyDay, (start, days, today) => {
      const range = { startDate: start, endDate: addDays(start, days) };
      const bounds = reportBounds(today);
      const isFine =
        bounds.startDate <= range.startDate && range.endDate <= bounds.endDate && days >= 0;
      expect(reportRangeFault(range, bounds) === null).toBe(isFine);
    }),
  );
});

test('days of a page become the nearest that a report may have', () => {
  const bounds = { startDate: '2026-01-31', endDate: '2026-12-31' };
  const moved = (first: string, last: string) => {
    const { startDate, endDate } = nearestInBounds({ startDate: first, endDate: last }, bounds);
    return [startDate, endDate];
  };
  expect(moved('2025-12-01', '2026-02-01')).toEqual(['2026-01-31', '2026-02-01']);
  expect(moved('2026-12-20', '2027-01-20')).toEqual(['2026-12-20', '2026-12-31']);
  expect(moved('2025-01-01', '2025-01-31')).toEqual(['2026-01-31', '2026-01-31']);
});

test('it says which end is at fault', () => {
  const today = '2026-11-21';
  const fault = (startDate: string, endDate: string) =>
    reportRangeFault({ startDate, endDate }, reportBounds(today));
  expect(fault('2025-11-29', '2026-11-30')).toEqual({ field: 'startDate', fault: 'range' });
  expect(fault('2026-11-01', '2027-01-01')).toEqual({ field: 'endDate', fault: 'range' });
  expect(fault('2026-11-02', '2026-11-01')).toEqual({ field: 'endDate', fault: 'combination' });
});

test('a report of schedules reaches from the first of the month a year back to two months ahead', () => {
  expect(scheduleReportBounds('2026-11-21')).toEqual({
    startDate: '2025-11-01',
    endDate: '2027-01-31',
  });
  expect(scheduleReportBounds('2027-12-31')).toEqual({
    startDate: '2026-12-01',
    endDate: '2028-02-29',
  });
});

test('it has whole weeks, as few as hold the days asked for', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 0, max: 500 }),
      fc.constantFrom(...weekdays),
      (startDate, days, startOfWeek) => {
        const range = { startDate, endDate: addDays(startDate, days) };
        const weeks = wholeWeeks(range, startOfWeek);
        expect(dayCount(weeks) % 7).toBe(0);
        expect(weeks.startDate <= range.startDate && range.endDate <= weeks.endDate).toBe(true);
        expect(daysBetween(weeks.startDate, range.startDate)).toBeLessThan(7);
        expect(daysBetween(range.endDate, weeks.endDate)).toBeLessThan(7);
        expect(weekOf(weeks.startDate, startOfWeek).startDate).toBe(weeks.startDate);
      },
    ),
  );
});
