import { addDays } from 'shared-contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal } from '../../hr-outbox/rules/hrSystem.ts';
import { scheduleRefusal } from './scheduleRefusal.ts';

const startDate = '2026-04-06';
const planned = (firstDayNumber: number, duration: number) => ({
  schedule: { workSchedule: 'ROTA', startDate, endDate: null, firstDayNumber, duration },
});
const from = (startingDate: string | null) => [{ startingDate }];

test('a schedule that is not there is told by its code', () => {
  expect(scheduleRefusal(planned(1, 1), [])).toEqual(refusal('UNKNOWN_SCHEDULE', 'ROTA'));
});

test('a deletion needs no schedule', () => {
  expect(scheduleRefusal({ schedule: null }, [])).toBeNull();
});

test('one day is the same from whenever it is counted, even where we may not look', () => {
  for (const there of [from('2020-02-29'), from(null), null]) {
    expect(scheduleRefusal(planned(1, 1), there)).toBeNull();
  }
});

test('more days are refused where nobody says from when they are counted', () => {
  for (const there of [from(null), null]) {
    expect(scheduleRefusal(planned(1, 7), there)).toEqual(refusal('OTHER_DAY'));
  }
});

test('of all days with which a schedule may begin just the one counted there is taken', () => {
  const apart = fc.integer({ min: -2_000, max: 2_000 });
  fc.assert(
    fc.property(apart, fc.integer({ min: 2, max: 28 }), (days, duration) => {
      // Walked day by day, forwards or backwards, as a calendar on the wall is.
      let number = 1;
      for (let day = 0; day < Math.abs(days); day += 1) {
        number += days > 0 ? 1 : -1;
        if (number > duration) number = 1;
        if (number < 1) number = duration;
      }
      const there = from(addDays(startDate, -days));
      const taken = Array.from({ length: duration }, (_, index) => index + 1).filter(
        (first) => scheduleRefusal(planned(first, duration), there) === null,
      );
      expect(taken).toEqual([number]);
    }),
  );
});
