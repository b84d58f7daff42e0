import { expect, it } from 'vitest';
import { planBounds } from './planBounds.ts';

it('lets days be planned from the first of the previous month to the end of the month a year ahead', () => {
  expect(planBounds('2026-11-19')).toEqual({ startDate: '2026-10-01', endDate: '2027-11-30' });
  expect(planBounds('2028-02-29')).toEqual({ startDate: '2028-01-01', endDate: '2029-02-28' });
  expect(planBounds('2026-03-31')).toEqual({ startDate: '2026-02-01', endDate: '2027-03-31' });
});
