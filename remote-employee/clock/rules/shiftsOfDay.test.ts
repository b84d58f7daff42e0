import { expect, it } from 'vitest';
import { openPair, punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { shownShift } from '../../shift/rules/shownShift.ts';
import { shiftsOfDay } from './shiftsOfDay.ts';

const morning = timePair({ id: 1 });
const night = timePair({
  id: 2,
  startDate: '2026-11-17',
  clockIn: punch('2026-11-17T21:00:00.000Z'),
  clockOut: punch('2026-11-18T05:00:00.000Z'),
});
const yesterday = timePair({
  id: 3,
  startDate: '2026-11-17',
  clockIn: punch('2026-11-17T05:00:00.000Z'),
  clockOut: punch('2026-11-17T13:00:00.000Z'),
});

it('shows what began or ended on the day, in order', () => {
  const shifts = shiftsOfDay([morning, night, yesterday], [], '2026-11-18');
  expect(shifts.map(({ id }) => id)).toEqual([2, 1]);
});

it('shows the open shift as the clock does, and once', () => {
  const open = openPair('2026-11-18T15:00:00.000Z', { id: 4 });
  const current = { ...shownShift(open), clockOut: punch('2026-11-18T16:00:00.000Z') };
  const shifts = shiftsOfDay([morning, open], [current], '2026-11-18');
  expect(shifts).toEqual([shownShift(morning), current]);
});

it('does not keep a shift open that the clock knows no more', () => {
  const open = openPair('2026-11-18T15:00:00.000Z', { id: 4 });
  expect(shiftsOfDay([open], [], '2026-11-18')).toEqual([]);
});
