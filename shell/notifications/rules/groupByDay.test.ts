import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';

it("tells today's notifications from earlier ones", () => {
  const dates = ['2026-11-20', '2026-11-20', '2026-11-18'];
  expect(groupByDay(dates, '2026-11-20', (date) => date)).toEqual({
    today: ['2026-11-20', '2026-11-20'],
    earlier: ['2026-11-18'],
  });
});

it('has nothing earlier while everything is of today', () => {
  expect(groupByDay(['2026-11-20'], '2026-11-20', (date) => date).earlier).toEqual([]);
});
