import { expect, test } from 'vitest';
import vectors from '../vectors/planned-shifts.json' with { type: 'json' };
import { plannedShiftAt } from './plannedShiftAt.ts';

test.each(vectors)('the published vector: $name', ({ planned, at, timeZone, date }) => {
  expect(plannedShiftAt(planned, at, timeZone)?.date ?? null).toBe(date);
});
