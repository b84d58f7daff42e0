import { expect, it } from 'vitest';
import { isElsewhere } from './isElsewhere.ts';

const now = '2026-11-20T12:00:00.000Z';
const zones = { entry: 'Europe/London', device: 'Africa/Abidjan' };
const nothing = { instant: null };

it('compares the clocks on the day of the entry, not those of now', () => {
  expect(isElsewhere({ date: '2026-11-19' }, nothing, zones, now)).toBe(false);
  expect(isElsewhere({ date: '2026-10-19' }, nothing, zones, now)).toBe(true);
});

it('goes by the time that was entered on a day on which the clocks change', () => {
  const at = (instant: string) => isElsewhere({ date: '2026-10-25' }, { instant }, zones, now);
  expect(at('2026-10-25T00:30:00.000Z')).toBe(true);
  expect(at('2026-10-25T01:30:00.000Z')).toBe(false);
});

it('goes by now while no day is chosen', () => {
  expect(isElsewhere({ date: null }, nothing, zones, now)).toBe(false);
  expect(isElsewhere({ date: null }, nothing, zones, '2026-07-01T12:00:00.000Z')).toBe(true);
});
