import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayCount, daysBetween, daysOf, type DateRange } from './dateRange.ts';
import { joinDays } from './joinDays.ts';
import { limits } from './limits.ts';
import { fitsOneRequest, planParts } from './planParts.ts';
import { rotationRanges } from './rotationRanges.ts';

const monday = '2026-03-02';
const dates = fc.integer({ min: -900, max: 900 }).map((days) => addDays(monday, days));

test('many rows go in parts that each fit a request, in their order, and none for nothing', () => {
  const size = fc.record({
    days: fc.integer({ min: 1, max: 460 }),
    ranges: fc.integer({ min: 1, max: 460 }),
  });
  const most = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.array(size, { maxLength: 150 }), most, (rows, mostRows) => {
      const parts = planParts(rows, (row) => row, mostRows);
      expect(parts.flat()).toEqual(rows);
      parts.forEach((part, index) => {
        expect(part.length).toBeLessThanOrEqual(mostRows);
        expect(fitsOneRequest(part)).toBe(true);
        const [next] = parts[index + 1] ?? [];
        const isFull = next === undefined || part.length === mostRows;
        expect(isFull || !fitsOneRequest([...part, next])).toBe(true);
      });
    }),
  );
});

test('a request has so many days, and so many ranges, and not one more', () => {
  const { maximumPlanDays: days, maximumPlanRanges: ranges } = limits;
  expect(fitsOneRequest([{ days, ranges }])).toBe(true);
  expect(
    fitsOneRequest([
      { days, ranges: 1 },
      { days: 1, ranges: 1 },
    ]),
  ).toBe(false);
  expect(
    fitsOneRequest([
      { days: 1, ranges },
      { days: 1, ranges: 1 },
    ]),
  ).toBe(false);
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
