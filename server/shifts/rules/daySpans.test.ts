import { daysOf } from 'shared-contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySpans } from './daySpans.ts';

const range = { startDate: '2026-03-01', endDate: '2026-03-31' };

test('a managing range without an end reaches to the end of what was asked for', () => {
  const spans = daySpans(7, [{ startDate: '2026-03-10', endDate: null }], range);
  expect(spans).toEqual([{ assignmentId: 7, first: '2026-03-10', last: '2026-03-31' }]);
});

test('ranges outside of what was asked for give nothing', () => {
  expect(daySpans(7, [{ startDate: '2026-01-01', endDate: '2026-02-28' }], range)).toEqual([]);
  expect(daySpans(7, [{ startDate: '2026-04-01', endDate: null }], range)).toEqual([]);
});

test('every day in a range is there once, however the ranges overlap', () => {
  const day = fc
    .integer({ min: 1, max: 60 })
    .map((offset) => daysOf({ startDate: '2026-02-15', endDate: '2026-04-30' })[offset] ?? '');
  const bounds = fc
    .tuple(day, fc.option(day, { nil: null }))
    .map(([startDate, endDate]) => ({ startDate, endDate }));
  fc.assert(
    fc.property(fc.array(bounds, { maxLength: 6 }), (ranges) => {
      const expected = daysOf(range).filter((date) =>
        ranges.some(
          ({ startDate, endDate }) => startDate <= date && (endDate === null || date <= endDate),
        ),
      );
      const spans = daySpans(7, ranges, range);
      const days = spans.flatMap(({ first, last }) => daysOf({ startDate: first, endDate: last }));
      expect(days).toEqual(expected);
    }),
  );
});
