import { expect, it } from 'vitest';
import { weekNumber } from './weekNumber.ts';

it.each([
  ['2026-11-16', 47],
  ['2026-11-15', 47],
  ['2026-12-28', 53],
  ['2024-12-30', 1],
  ['2027-01-04', 1],
])('of the week from %s is %i', (startDate, number) => {
  expect(weekNumber(startDate)).toBe(number);
});
