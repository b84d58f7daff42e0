import { expect, test } from 'vitest';
import { createGoodTokens } from './goodTokens.ts';

const eight = new Date('2026-03-02T08:00:00Z');
const later = (minutes: number) => new Date(eight.getTime() + minutes * 60_000);

test('a token counts as good for an hour from when it last was, or until it has ended', () => {
  const tokens = createGoodTokens();
  expect(tokens.has('a', eight)).toBe(false);
  tokens.note('a', eight);
  tokens.note('b', eight);
  tokens.note('a', later(30));
  expect([tokens.has('a', later(89)), tokens.has('b', later(89))]).toEqual([true, false]);
  expect(tokens.has('a', later(90))).toBe(false);
  tokens.forget('a');
  expect(tokens.has('a', later(30))).toBe(false);
});
