import { describe, expect, it } from 'vitest';
import { openShift, person, timePair } from '../testing/people.ts';
import { exceptionsOf, presenceOf } from './exceptions.ts';
import {
  countToLookAt,
  decidableOf,
  totalSeconds,
  undecidedOf,
  withoutExceptions,
  zonePlace,
} from './groups.ts';

const lena = person(1, 'Lena Fischer', [
  timePair(1),
  timePair(2, { infoIndicators: ['NO_GEO_DATA', 'LATE_LOGOFF', 'CONTAINS_BREAKS'] }),
  timePair(3, { status: 'PENDING_DELETE' }),
  timePair(4, { status: 'APPROVED', infoIndicators: ['MISSED_BREAK'] }),
  timePair(5, { status: 'REJECTED' }),
  timePair(6, { clockOut: null, duration: null, isCorrection: true }),
  openShift(7),
]);
const ids = (pairs: readonly { id: number }[]) => pairs.map(({ id }) => id);

describe('a person’s time', () => {
  it('can be decided where it has ended and waits', () => {
    expect(ids(decidableOf(lena))).toEqual([1, 2, 3]);
  });

  it('can be approved unseen where nothing is unusual and nothing is to be deleted', () => {
    expect(ids(withoutExceptions(lena))).toEqual([1]);
  });

  it('is judged by what is not decided yet', () => {
    expect(ids(undecidedOf(lena))).toEqual([1, 2, 3, 6, 7]);
  });

  it('adds up without what was rejected', () => {
    expect(totalSeconds(lena)).toBe(4 * 28_800);
  });
});

describe('exceptions', () => {
  it('are told once each and in a fixed order; breaks are none', () => {
    expect(exceptionsOf(lena.summaries.slice(0, 2))).toEqual(['LATE_LOGOFF', 'NO_GEO_DATA']);
  });

  it('include a missing clock-out, but not that of an open shift', () => {
    expect(exceptionsOf(lena.summaries.slice(5, 6))).toEqual(['CLOCK_OUT_MISSING']);
    expect(exceptionsOf([openShift(1)])).toEqual([]);
  });

  it('make people to look at, as deletions do', () => {
    const tom = person(2, 'Tom Hughes', [timePair(8)]);
    const priya = person(3, 'Priya Nair', [timePair(9, { status: 'PENDING_DELETE' })]);
    expect(countToLookAt([lena, tom, priya])).toBe(2);
  });
});

it('says who works and who rests now', () => {
  const resting = openShift(1, { infoIndicators: ['CURRENTLY_CLOCKED_IN', 'CURRENTLY_AWAY'] });
  expect([presenceOf([openShift(1)]), presenceOf([resting]), presenceOf([timePair(1)])]).toEqual([
    'CLOCKED_IN',
    'ON_BREAK',
    null,
  ]);
});

it('names a zone by its place', () => {
  expect(zonePlace('America/New_York')).toBe('New York');
});
