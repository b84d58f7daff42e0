import { expect, test } from 'vitest';
import { isRunning } from './isRunning.ts';

test.each([
  ['2026-03-02T08:00:00.000Z', true],
  ['2026-03-02T08:02:59.000Z', true],
  ['2026-03-02T08:03:00.000Z', false],
  ['2026-03-02T07:59:00.000Z', true],
])('a device last seen at 08:00 runs at %s: %s', (now, runs) => {
  expect(isRunning('2026-03-02T08:00:00.000Z', now)).toBe(runs);
});
