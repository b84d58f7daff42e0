import fc from 'fast-check';
import { dayCount } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { chosenRange, daysBefore, firstFilter, isNarrowed, searchTerm } from './approvalFilter.ts';

const today = '2026-11-19';

describe('the first filter', () => {
  it('shows 31 days up to today', () => {
    const { range } = firstFilter(today, ['PENDING'], 30);
    expect(range).toEqual({ startDate: '2026-10-20', endDate: today });
    expect(dayCount(range)).toBe(31);
  });

  it('is not narrowed, whatever page is shown and in whichever order its statuses stand', () => {
    const first = firstFilter(today, ['PENDING', 'INCOMPLETE'], 30);
    const same = firstFilter(today, ['INCOMPLETE', 'PENDING'], 100);
    expect(isNarrowed({ ...same, page: 2 }, first)).toBe(false);
    expect(isNarrowed({ ...first, search: 'Lena' }, first)).toBe(true);
    expect(isNarrowed({ ...first, statuses: ['PENDING'] }, first)).toBe(true);
  });
});

describe('chosen dates', () => {
  it('take the other one for an empty one', () => {
    const day = { startDate: '2026-11-02', endDate: '2026-11-02' };
    expect(chosenRange('2026-11-02', '', today)).toEqual(day);
    expect(chosenRange('', '2026-11-02', today)).toEqual(day);
    expect(chosenRange('', '', today)).toBeNull();
  });

  it('are swapped when they stand the wrong way round, and end today', () => {
    expect(chosenRange('2026-12-24', '2026-11-02', today)).toEqual({
      startDate: '2026-11-02',
      endDate: today,
    });
  });

  it('always make a range in order that is not past today', () => {
    const date = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((each) => each.toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, date, (from, to) => {
        const range = chosenRange(from, to, today);
        return range !== null && range.startDate <= range.endDate && range.endDate <= today;
      }),
    );
  });

  it('leave the year before them for older entries', () => {
    expect(daysBefore({ startDate: '2026-11-16', endDate: today })).toEqual({
      startDate: '2025-11-15',
      endDate: '2026-11-15',
    });
  });
});

it('searches from three characters on', () => {
  expect([searchTerm(' Le '), searchTerm(' Len '), searchTerm('x'.repeat(200)).length]).toEqual([
    '',
    'Len',
    100,
  ]);
});
