import { expect, it } from 'vitest';
import { allDays, wantedNumber, wantedNumbers } from './wantedNumber.ts';

it.each([
  ['', 0],
  [' 12 ', 12],
  ['0', 0],
  ['10000', 10_000],
  ['10001', null],
  ['-3', null],
  ['2.5', null],
  ['many', null],
])('"%s" is %s people', (typed, wanted) => {
  expect(wantedNumber(typed)).toBe(wanted);
});

it('are used only where each of them can be', () => {
  expect(wantedNumbers(['', '2', ' 3'])).toEqual([0, 2, 3]);
  expect(wantedNumbers(['2', 'many'])).toBeNull();
});

it('stand for all days where they are the same', () => {
  expect(allDays(['2', '2', '2'])).toBe('2');
  expect(allDays(['2', '2', ''])).toBe('');
});
