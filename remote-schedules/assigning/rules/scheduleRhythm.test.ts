import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { weekdayOf, workingRuns } from './scheduleRhythm.ts';

const daysOf = (minutes: readonly number[]) =>
  minutes.map((workingMinutes, index) => ({
    dayNumber: index + 1,
    category: 'WORKING_DAY' as const,
    segments: [],
    workingMinutes,
    customDurationBreak: null,
  }));

test('a week of work from Monday to Friday is one run', () => {
  expect(workingRuns({ days: daysOf([480, 480, 480, 480, 480, 0, 0]) })).toEqual([
    { from: 1, to: 5 },
  ]);
  expect(new Date(weekdayOf(1)).getUTCDay()).toBe(1);
});

it('names each day of work once, and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 480), { maxLength: 14 }), (minutes) => {
      const named = workingRuns({ days: daysOf(minutes) }).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      expect(named).toEqual(minutes.flatMap((each, index) => (each > 0 ? [index + 1] : [])));
    }),
  );
});
