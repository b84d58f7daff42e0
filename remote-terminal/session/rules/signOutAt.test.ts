import { expect, test } from 'vitest';
import { signOutAt, untilHeartbeat } from './signOutAt.ts';

test.each([
  [43_200, null],
  [61, null],
  [60, 70_000],
  [0, 10_000],
])('of a session that ends in %d s the wall leaves at %s', (endsIn, leavesAt) => {
  expect(signOutAt(endsIn, 0)).toBe(leavesAt);
});

test.each([
  [43_200, 30_000],
  [30, 30_000],
  [12, 13_000],
  [0, 1_000],
])('a session that ends in %d s is asked for again after %d ms', (endsIn, wait) => {
  expect(untilHeartbeat(endsIn)).toBe(wait);
});
