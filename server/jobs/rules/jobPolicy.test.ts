import { expect, test } from 'vitest';
import { retryDelay } from '../../queues/rules/retryDelay.ts';
import { jobRetry } from './jobPolicy.ts';

test('a job that fails again and again is tried ever less often, at least once an hour', () => {
  expect([1, 2, 3].map((attempts) => retryDelay(jobRetry, attempts))).toEqual([
    ...[10_000, 20_000, 40_000],
  ]);
  expect(retryDelay(jobRetry, 30)).toBe(3_600_000);
});
