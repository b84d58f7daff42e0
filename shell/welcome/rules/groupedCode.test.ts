import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedCode, isWholeCode } from './groupedCode.ts';

test('groups what is typed, with or without hyphens, spaces and capitals', () => {
  for (const typed of ['abcd-efgh-2345', 'ABCDEFGH2345', ' abcd efgh 2345 ', 'abcd-efgh-23456']) {
    expect(groupedCode(typed)).toBe('abcd-efgh-2345');
  }
  expect(groupedCode('')).toBe('');
  expect(groupedCode('abcd')).toBe('abcd');
  expect(groupedCode('abcde')).toBe('abcd-e');
});

test('a grouped code stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = groupedCode(typed);
      expect(groupedCode(code)).toBe(code);
      expect(isWholeCode(code)).toBe(code.length === 14);
    }),
  );
});
