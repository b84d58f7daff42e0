import { expect, it } from 'vitest';
import { wantedNumber } from './wantedNumber.ts';

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
