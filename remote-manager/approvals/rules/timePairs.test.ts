import { describe, expect, it } from 'vitest';
import { openShift, person, timePair } from '../testing/people.ts';
import { countToLookAt, exceptionsOf, zonePlace } from './timePairs.ts';

describe('exceptions', () => {
  it('are told in a fixed order; breaks and being clocked in are none', () => {
    const pair = timePair(2, {
      infoIndicators: ['CONTAINS_BREAKS', 'NO_GEO_DATA', 'CLOCK_OUT_MISSING', 'LATE_LOGOFF'],
    });
    expect(exceptionsOf(pair)).toEqual(['CLOCK_OUT_MISSING', 'LATE_LOGOFF', 'NO_GEO_DATA']);
    expect(exceptionsOf(openShift(1))).toEqual([]);
  });

  it('make people to look at, as deletions do', () => {
    const lena = person(1, 'Lena Fischer', [timePair(2, { infoIndicators: ['LATE_LOGOFF'] })]);
    const tom = person(2, 'Tom Hughes', [timePair(8)]);
    const priya = person(3, 'Priya Nair', [timePair(9, { status: 'PENDING_DELETE' })]);
    expect(countToLookAt([lena, tom, priya])).toBe(2);
  });
});

it('names a zone by its place', () => {
  expect(zonePlace('America/New_York')).toBe('New York');
});
