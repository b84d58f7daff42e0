import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

test('the median and the 99th percentile are values that were measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(quantile(values, 0.5)).toBe(100);
  expect(quantile(values, 0.99)).toBe(198);
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
});

test('nothing measured is no number', () => {
  expect(quantile([], 0.5)).toBeNaN();
});
