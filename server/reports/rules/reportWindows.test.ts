import { addDays, dayCount, daysOf, weekdays, weekOf } from 'shared-contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportWindows, weeksOf } from './reportWindows.ts';

const anyRange = fc
  .record({ first: fc.integer({ min: 0, max: 3000 }), days: fc.integer({ min: 1, max: 400 }) })
  .map(({ first, days }) => {
    const startDate = addDays('2024-01-01', first);
    return { startDate, endDate: addDays(startDate, days - 1) };
  });

test('windows hold every day of every person once, in the order of the report', () => {
  fc.assert(
    fc.property(
      anyRange,
      fc.integer({ min: 0, max: 600 }),
      fc.boolean(),
      (range, count, isByPerson) => {
        const people = Array.from({ length: count }, (_, index) => index);
        const windows = [...reportWindows(people, range, isByPerson)];
        const held = windows.reduce(
          (sum, each) => sum + dayCount(each.days) * each.people.length,
          0,
        );
        expect(held).toBe(dayCount(range) * count);
        const starts = windows.map(({ days, people: [first = 0] }) => {
          const person = String(first).padStart(4, '0');
          return isByPerson ? `${person} ${days.startDate}` : `${days.startDate} ${person}`;
        });
        expect(starts).toEqual(starts.toSorted());
        for (const { days, people: some } of windows) {
          expect(dayCount(days) * some.length).toBeLessThanOrEqual(Math.max(100, dayCount(days)));
        }
      },
    ),
    { numRuns: 50 },
  );
});

test('weeks cover a range day by day and begin on the reader’s day', () => {
  fc.assert(
    fc.property(anyRange, fc.constantFrom(...weekdays), (range, startOfWeek) => {
      const weeks = weeksOf(range, startOfWeek);
      expect(weeks.flatMap(daysOf)).toEqual(daysOf(range));
      for (const { startDate, endDate } of weeks) {
        const week = weekOf(startDate, startOfWeek);
        expect(startDate === week.startDate || startDate === range.startDate).toBe(true);
        expect(endDate === week.endDate || endDate === range.endDate).toBe(true);
      }
    }),
  );
});
