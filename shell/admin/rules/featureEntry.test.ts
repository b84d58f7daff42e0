import { expect, it } from 'vitest';
import { parseEntry } from './featureEntry.ts';

const minutes = { type: 'integer', minimum: 0, maximum: 1440 } as const;

it('takes every whole number within the bounds, and no other', () => {
  for (const number of [0, 1, 720, 1440]) {
    expect(parseEntry(minutes, ` ${number} `)).toEqual({ value: number });
  }
  for (const number of [-1, 1441, 999_999_999]) {
    expect(parseEntry(minutes, String(number))).toEqual({ fault: 'range' });
  }
});

it.each([
  ['', 'empty'],
  ['five', 'integer'],
  ['1.5', 'integer'],
  ['1e3', 'integer'],
])('says why %o is no number of minutes', (typed, fault) => {
  expect(parseEntry(minutes, typed)).toEqual({ fault });
});

it('bounds texts', () => {
  expect(parseEntry({ type: 'string' }, 'NWD-C')).toEqual({ value: 'NWD-C' });
  expect(parseEntry({ type: 'string' }, 'x'.repeat(61))).toEqual({ fault: 'long' });
});
