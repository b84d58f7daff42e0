import { expect, it } from 'vitest';
import { holidaysOf, rowFaults, rowsOf, withHolidays, withRow } from './holidayRows.ts';

const labour = { date: '2027-05-01', name: 'Labour Day' };
const newYear = { date: '2027-01-01', name: 'New Year' };

it('adds the days of a country and keeps those of the company', () => {
  const rows = withHolidays(rowsOf([{ ...labour, name: 'Our day' }]), [newYear, labour]);
  expect(holidaysOf(rows)).toEqual([newYear, { ...labour, name: 'Our day' }]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});

it('refuses a day without a date or a name, and a day twice', () => {
  expect([...rowFaults(withRow(rowsOf([labour]))).values()]).toEqual(['MISSING']);
  expect([...rowFaults(rowsOf([labour, newYear, labour])).values()]).toEqual(['DOUBLED']);
  expect(rowFaults(rowsOf([labour, newYear])).size).toBe(0);
});
