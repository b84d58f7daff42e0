import { expect, test } from 'vitest';
import { retryAfter } from './retryAfter.ts';

const now = '2026-03-09T08:00:00.000Z';

test.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  ['0', 0],
  ['Mon, 09 Mar 2026 08:00:30 GMT', 30_000],
  ['Mon, 09 Mar 2026 07:00:00 GMT', 0],
  ['86400', 3_600_000],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
])('Retry-After %j asks for %j ms', (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait);
});
