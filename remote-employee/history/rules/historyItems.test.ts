import { expect, it } from 'vitest';
import { timePair } from 'shared-contracts/testing/timePair.ts';
import { eachOnce, tableItems, weekItems } from './historyItems.ts';

const now = '2026-11-20T12:00:00.000Z';
const pair = (id: number, startDate: string) => timePair({ id, originalVersionId: id, startDate });
/** Seconds of one of them. */
const worked = 29_640;

it('has each entry once, in its newest state', () => {
  const changed = { ...pair(1, '2026-11-18'), id: 3, status: 'APPROVED' as const };
  expect(eachOnce([pair(1, '2026-11-18'), pair(2, '2026-11-17'), changed])).toEqual([
    changed,
    pair(2, '2026-11-17'),
  ]);
});

it('puts the details below the rows that are open', () => {
  const items = tableItems([pair(1, '2026-11-18'), pair(2, '2026-11-17')], new Set([1]));
  expect(items.map(({ key }) => key)).toEqual(['1', '1 details', '2']);
});

it('sums what counts nowhere where only that is asked for', () => {
  const rejected = { ...pair(1, '2026-11-17'), status: 'REJECTED' as const };
  const weeks = (countsAll: boolean) =>
    weekItems([rejected], new Set(), {
      startOfWeek: 'MONDAY',
      isComplete: true,
      isAdjusted: false,
      countsAll,
      now,
    });
  expect(weeks(false)[0]).toMatchObject({ kind: 'week', total: 0 });
  expect(weeks(true)[0]).toMatchObject({ kind: 'week', total: worked });
});

it('groups by the person’s weeks and sums those that are whole', () => {
  const pairs = [
    pair(1, '2026-11-17'),
    pair(2, '2026-11-16'),
    { ...pair(3, '2026-11-16'), status: 'REJECTED' as const },
    pair(4, '2026-11-15'),
  ];
  const totals = (startOfWeek: 'MONDAY' | 'SUNDAY', isComplete: boolean) =>
    weekItems(pairs, new Set(), {
      startOfWeek,
      isComplete,
      isAdjusted: false,
      countsAll: false,
      now,
    }).flatMap((item) => (item.kind === 'week' ? [[item.startDate, item.total]] : []));
  expect(totals('MONDAY', true)).toEqual([
    ['2026-11-16', 2 * worked],
    ['2026-11-09', worked],
  ]);
  expect(totals('MONDAY', false)).toEqual([
    ['2026-11-16', 2 * worked],
    ['2026-11-09', null],
  ]);
  expect(totals('SUNDAY', true)).toEqual([['2026-11-15', 3 * worked]]);
});
