import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEnding, secondsLeft, untilNextSecond } from './secondsLeft.ts';

it('counts whole seconds, shows the first at once and 0 at the end alone', () => {
  expect([0, 1, 999, 1000, 59_999, 60_000, 70_000].map((now) => secondsLeft(60_000, now))).toEqual([
    60, 60, 60, 59, 1, 0, 0,
  ]);
});

it('shows another second at each of its ticks, however late one comes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), (left) => {
      const next = untilNextSecond(left, 0);
      expect(secondsLeft(left, next)).toBe(secondsLeft(left, 0) - 1);
    }),
  );
});

it('warns under ten seconds', () => {
  expect([10, 9, 0].map(isEnding)).toEqual([false, true, true]);
});
