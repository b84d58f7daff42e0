import { dayCount } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { daysBefore, firstFilter, isNarrowed, searchTerm } from './approvalFilter.ts';

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

describe('the dates shown', () => {
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
