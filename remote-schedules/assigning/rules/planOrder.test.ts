import { fitsOneRequest, planParts } from 'shared-contracts';
import { expect, test } from 'vitest';
import { planSizes, type PlanOrder } from './planOrder.ts';

const rowIds = Array.from({ length: 200 }, (_, index) => index + 1);
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const piece = { code: 'EARLY' };

test('turns of a day over a year are sent for as many people as one request takes', () => {
  const turns = [1, 1].map((duration) => ({ duration, piece }));
  const order: PlanOrder = { kind: 'rotation', rowIds, dates: year, turns };
  expect(planSizes(order)(1)).toEqual({ days: 365, ranges: 365 });
  const parts = planParts(rowIds, planSizes(order), 100);
  expect(parts).toHaveLength(100);
  expect(parts.flat()).toEqual(rowIds);
  for (const part of parts) expect(fitsOneRequest(part.map(planSizes(order)))).toBe(true);
});

test('turns of weeks are as many ranges as there are turns, the last one cut', () => {
  const turns = [7, 14].map((duration) => ({ duration, piece }));
  const order: PlanOrder = { kind: 'rotation', rowIds, dates: year, turns };
  expect(planSizes(order)(1)).toEqual({ days: 365, ranges: 36 });
});

test('one schedule is one range each, a copy may be one a day, picked days are their stretches', () => {
  expect(planSizes({ kind: 'range', rowIds, dates: year, piece })(1)).toEqual({
    days: 365,
    ranges: 1,
  });
  const dates = { startDate: '2026-03-02', endDate: '2026-03-08' };
  const copy: PlanOrder = { kind: 'copy', rowIds, dates, assignStartDate: '2026-03-09' };
  expect(planSizes(copy)(1)).toEqual({ days: 7, ranges: 7 });
  const picked = new Map([[1, ['2026-03-05', '2026-03-02', '2026-03-03']]]);
  const sizes = planSizes({ kind: 'days', rowIds: [1], days: picked, piece });
  expect(sizes(1)).toEqual({ days: 3, ranges: 2 });
});
