import { expect, test } from 'vitest';
import { retryDelay } from './job.ts';

test('a job that fails again and again is tried ever less often, at least once an hour', () => {
  expect([1, 2, 3].map(retryDelay)).toEqual([10_000, 20_000, 40_000]);
  expect(retryDelay(30)).toBe(3_600_000);
});
