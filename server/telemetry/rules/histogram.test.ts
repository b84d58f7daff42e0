import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCounts, bounds, emptyCounts, quantile, rangeOf, totalOf } from './histogram.ts';

const times = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 200 });

test('a quantile lies in the range of the time that it stands for', () => {
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.99), (measured, share) => {
      const exact = measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * share) - 1] ?? 0;
      const range = rangeOf(exact);
      const found = quantile(countsOf(measured), share) ?? -1;
      expect(found).toBeGreaterThanOrEqual(bounds[range - 1] ?? 0);
      expect(found).toBeLessThanOrEqual(bounds[range] ?? Infinity);
    }),
  );
});

test('counts add up', () => {
  fc.assert(
    fc.property(times, times, (one, other) => {
      const sum = addCounts(countsOf(one), countsOf(other));
      expect(sum).toEqual(countsOf([...one, ...other]));
      expect(totalOf(sum)).toBe(one.length + other.length);
    }),
  );
});

test('nothing measured has no quantile', () => {
  expect(quantile(emptyCounts(), 0.5)).toBeNull();
});

function countsOf(measured: readonly number[]): number[] {
  const counts = emptyCounts();
  for (const time of measured) counts[rangeOf(time)] = (counts[rangeOf(time)] ?? 0) + 1;
  return counts;
}
