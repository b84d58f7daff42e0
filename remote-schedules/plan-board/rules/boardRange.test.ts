import fc from 'fast-check';
import { addDays, dayCount, isInRange } from 'shared-contracts';
import { expect, it } from 'vitest';
import { chosenDays, movedBoardRange, rangeAtToday } from './boardRange.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
const lengths = fc.integer({ min: 0, max: 400 });

it('shows no more days than the server answers for, beginning with the first that was chosen', () => {
  fc.assert(
    fc.property(days, lengths, (startDate, length) => {
      const shown = chosenDays({ startDate, endDate: addDays(startDate, length) });
      expect(shown.startDate).toBe(startDate);
      expect(dayCount(shown)).toBe(Math.min(length + 1, 62));
    }),
  );
});

it('comes back from where it went, without a gap on the way', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 61 }), (startDate, length) => {
      const range = chosenDays({ startDate, endDate: addDays(startDate, length) });
      const next = movedBoardRange(range, 1, 'MONDAY');
      expect(next.startDate).toBe(addDays(range.endDate, 1));
      expect(movedBoardRange(next, -1, 'MONDAY')).toEqual(range);
    }),
  );
});

it('goes back to today with as many days', () => {
  const range = chosenDays({ startDate: '2026-01-05', endDate: '2026-01-18' });
  const now = rangeAtToday(range, '2026-11-19', 'MONDAY');
  expect(dayCount(now)).toBe(14);
  expect(isInRange('2026-11-19', now)).toBe(true);
  const week = { kind: 'week', startDate: '2026-01-05', endDate: '2026-01-11' } as const;
  expect(rangeAtToday(week, '2026-11-19', 'MONDAY').startDate).toBe('2026-11-16');
});
