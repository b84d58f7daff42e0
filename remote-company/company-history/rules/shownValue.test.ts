import { expect, it } from 'vitest';
import { shownValue } from './shownValue.ts';

it('shows texts as they are, other values as in the file', () => {
  expect(shownValue('North wing')).toBe('North wing');
  expect(shownValue(150)).toBe('150');
  expect(shownValue(false)).toBe('false');
  expect(shownValue(['A', 'B'])).toBe('["A","B"]');
});

it('shows nothing for no value, and cuts long ones', () => {
  expect([null, undefined, ''].map(shownValue)).toEqual([null, null, null]);
  expect(shownValue('x'.repeat(500))).toHaveLength(160);
});
