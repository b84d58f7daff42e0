import fc from 'fast-check';
import { addDays, daysOf } from 'shared-contracts';
import { expect, it, test } from 'vitest';
import { plannedRow } from '../testing/planned.ts';
import { copiedDays, copyFault, copyOrder, firstCopy, lastCopied } from './copyForm.ts';

const bounds = { startDate: '2026-10-01', endDate: '2027-11-30' };
const week = { startDate: '2026-11-16', endDate: '2026-11-22' };

test.each([
  ['2026-11-23', null],
  [null, 'required'],
  ['2026-11-22', 'later'],
  ['2027-11-24', null],
  ['2027-11-25', 'outside'],
] as const)('a week copied to %s: %s', (assignStartDate, fault) => {
  expect(copyFault({ source: week, assignStartDate }, bounds)).toBe(fault);
});

it('begins with what the board shows, copied to the days after it', () => {
  expect(firstCopy({ days: null, range: week })).toMatchObject({
    source: week,
    assignStartDate: '2026-11-23',
  });
});

it('keeps the weekdays: a month is copied to the first day after it that has the weekday of its first', () => {
  const december = { startDate: '2026-12-01', endDate: '2026-12-31' };
  expect(firstCopy({ days: null, range: december })).toMatchObject({
    source: december,
    assignStartDate: '2027-01-05',
  });
});

it('begins with the picked days, from the first to the last', () => {
  const days = new Map([
    [1, ['2026-11-20', '2026-11-18']],
    [2, ['2026-11-19']],
  ]);
  expect(firstCopy({ days, range: week })).toMatchObject({
    source: { startDate: '2026-11-18', endDate: '2026-11-20' },
    assignStartDate: '2026-11-25',
  });
});

it('copies as many days as it reads, and never over them', () => {
  const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-10-01', days));
  fc.assert(
    fc.property(day, day, day, (startDate, endDate, assignStartDate) => {
      const form = { source: { startDate, endDate }, assignStartDate, skipsHolidays: false };
      const order = copyOrder(form, { rows: [plannedRow(1, 'Jonas Weber')] }, bounds);
      if (order === null) return;
      const last = lastCopied(form) ?? '';
      expect(daysOf({ startDate: assignStartDate, endDate: last })).toHaveLength(copiedDays(form));
      expect(assignStartDate > endDate).toBe(true);
      expect(last <= bounds.endDate).toBe(true);
    }),
  );
});
