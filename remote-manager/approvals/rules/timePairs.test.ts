import { describe, expect, it } from 'vitest';
import { openShift, timePair } from '../testing/people.ts';
import { exceptionsOf, zonePlace } from './timePairs.ts';

describe('exceptions', () => {
  it('are told in a fixed order; breaks and being clocked in are none', () => {
    const pair = timePair(2, {
      infoIndicators: ['CONTAINS_BREAKS', 'NO_GEO_DATA', 'CLOCK_OUT_MISSING', 'LATE_LOGOFF'],
    });
    expect(exceptionsOf(pair)).toEqual(['CLOCK_OUT_MISSING', 'LATE_LOGOFF', 'NO_GEO_DATA']);
    expect(exceptionsOf(openShift(1))).toEqual([]);
  });
});

it('names a zone by its place', () => {
  expect(zonePlace('America/New_York')).toBe('New York');
});
