import { dayCount } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { daysBefore, filterForUndecided, firstFilter, isNarrowed } from './approvalFilter.ts';

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

it('shows all that keeps a pay cycle from being signed off, whatever was looked for before', () => {
  const cycle = { startDate: '2026-11-02', endDate: '2026-11-15' };
  expect(filterForUndecided(cycle)).toEqual({
    range: cycle,
    statuses: ['PENDING', 'PENDING_DELETE', 'INCOMPLETE'],
    ...{ values: [], search: '', onlyExceptions: false, employeeId: null, page: 0 },
    // Planned shifts without time cannot be decided.
    onlyRecorded: true,
  });
});
