import fc from 'fast-check';
import { addDays } from 'shared-contracts';
import { expect, test } from 'vitest';
import { differingDays, type ChangedDays } from './changedDays.ts';
import { scheduleEffects } from './timeEffects.ts';
import { unmanagedEffects } from './unmanagedEffects.ts';

const day = fc.integer({ min: 0, max: 20 }).map((number) => addDays('2026-03-01', number));
const range = fc
  .record({ startDate: day, length: fc.option(fc.integer({ min: 0, max: 10 })) })
  .map(({ startDate, length }): ChangedDays => ({
    ...{ assignment: 'A', startDate },
    ...(length !== null && { endDate: addDays(startDate, length) }),
  }));
const covers = (on: string) => (each: ChangedDays) =>
  each.startDate <= on && (each.endDate === undefined || on <= each.endDate);

test('every day on which just one of two ranges plans something differs', () => {
  fc.assert(
    fc.property(range, range, fc.integer({ min: 0, max: 40 }), (was, is, number) => {
      const on = addDays('2026-02-25', number);
      const days = differingDays(was, is);
      if (covers(on)(was) !== covers(on)(is)) expect(days.some(covers(on))).toBe(true);
      if (!covers(on)(was) && !covers(on)(is)) expect(days.some(covers(on))).toBe(false);
    }),
  );
});

test('a range that stays as it is changes no day', () => {
  fc.assert(
    fc.property(range, (same) => {
      expect(differingDays(same, { ...same })).toEqual([]);
    }),
  );
});

test('the first day of anybody is told', () => {
  const days = fc.option(day);
  const replanned = fc.array(fc.record({ name: fc.string(), past: days, next: days }));
  fc.assert(
    fc.property(replanned, (all) => {
      for (const { kind, count, from = '' } of scheduleEffects(all)) {
        const own = all.flatMap(({ past, next }) => {
          const one = kind === 'SCHEDULES_CHANGED' ? next : past;
          return one === null ? [] : [one];
        });
        expect([count, own.every((one) => from <= one)]).toEqual([own.length, true]);
      }
    }),
  );
});

test('nobody is told who was without a manager from the same day on', () => {
  const unmanaged = { employeeId: 1, name: 'Ella', from: '2026-03-10' };
  const [one, two] = [
    { ...unmanaged, code: 'A' },
    { ...unmanaged, code: 'B' },
  ];
  expect(unmanagedEffects([one, two], [one, two])).toEqual([]);
  expect(unmanagedEffects([{ ...one, from: '2026-04-01' }], [one, two])).toEqual([
    { kind: 'UNMANAGED', count: 1, names: ['Ella'], from: '2026-03-10' },
  ]);
});
