import { expect, test } from 'vitest';
import { peopleAtRate, rateBounds } from './rateBounds.ts';

test('Of nothing in n trials the rate is at most about 3 / n', () => {
  expect(rateBounds(0, 1_581).lower).toBe(0);
  expect(rateBounds(0, 1_581).upper * 1_581).toBeCloseTo(3, 1);
  expect(rateBounds(0, 0).upper).toBe(1);
});

test.each([
  // Tables of the F distribution.
  [1, 10, 0.0025, 0.445],
  [5, 10, 0.187, 0.813],
  [6, 130, 0.0171, 0.0978],
  [10, 10, 0.741, 1],
])('%i of %i lies between %d and %d', (events, trials, lower, upper) => {
  const bounds = rateBounds(events, trials);
  expect(bounds.lower).toBeCloseTo(lower, 3);
  expect(bounds.upper).toBeCloseTo(upper, 3);
});

test('the more people are searched, the more often a stranger is taken for one of them', () => {
  const people = peopleAtRate(0.001, 0.05);
  expect(1 - 0.999 ** people).toBeLessThanOrEqual(0.05);
  expect(1 - 0.999 ** (people + 1)).toBeGreaterThan(0.05);
  expect(peopleAtRate(0, 0.05)).toBe(Number.POSITIVE_INFINITY);
});
