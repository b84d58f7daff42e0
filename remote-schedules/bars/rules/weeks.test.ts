import { describe, expect, it, test } from 'vitest';
import { isWeekend, weekNumber } from './weeks.ts';

test('Saturday and Sunday are the weekend, in any year', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['1999-12-31', '2000-01-01'].map(isWeekend)).toEqual([false, true]);
});

describe('the number', () => {
  it.each([
    ['2026-11-16', 47],
    ['2026-11-15', 47],
    ['2026-12-28', 53],
    ['2024-12-30', 1],
    ['2027-01-04', 1],
  ])('of the week from %s is %i', (startDate, number) => {
    expect(weekNumber(startDate)).toBe(number);
  });
});
