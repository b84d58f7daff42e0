import fc from 'fast-check';
import { addDays } from 'shared-contracts';
import { expect, it } from 'vitest';
import { movedRange, shownRange } from './shownRange.ts';

it('shows the week from the day on which the person lets it begin', () => {
  expect(shownRange('week', '2026-11-19', 'MONDAY')).toEqual({
    kind: 'week',
    startDate: '2026-11-16',
    endDate: '2026-11-22',
  });
  expect(shownRange('week', '2026-11-19', 'SUNDAY').startDate).toBe('2026-11-15');
});

it('shows whole months, February of a leap year too', () => {
  expect(shownRange('month', '2028-02-10', 'MONDAY').endDate).toBe('2028-02-29');
});

it('goes back to where it came from, and leaves no day out', () => {
  const dates = fc.integer({ min: -3000, max: 3000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(dates, fc.constantFrom('week' as const, 'month' as const), (date, kind) => {
      const range = shownRange(kind, date, 'WEDNESDAY');
      const next = movedRange(range, 1, 'WEDNESDAY');
      expect(next.startDate).toBe(addDays(range.endDate, 1));
      expect(movedRange(next, -1, 'WEDNESDAY')).toEqual(range);
    }),
  );
});
