import { expect, test } from 'vitest';
import { retryDelay } from './retryDelay.ts';

const policy = { firstDelay: 10_000, longestDelay: 3_600_000 };
const delay = (attempts: number) => retryDelay(policy, attempts);

test('what fails again and again is tried ever less often, at least after the longest delay', () => {
  expect([1, 2, 3].map(delay)).toEqual([10_000, 20_000, 40_000]);
  expect(delay(30)).toBe(3_600_000);
});

test('chance takes off the share that the policy allows', () => {
  expect(retryDelay({ ...policy, jitter: 1 / 4 }, 1, 0.5)).toBe(8_750);
  expect(retryDelay(policy, 1, 0.5)).toBe(10_000);
});
