import { expect, test } from 'vitest';
import { atLeast, atMost, failures, quantile, reading } from './figure.ts';

test('a goal is met at its limit and missed beyond it', () => {
  expect(atMost('depth', 3, 3)).toMatchObject({ shown: '3', goal: '≤ 3', isMet: true });
  expect(atMost('depth', 4, 3).isMet).toBe(false);
  expect(atLeast('rate', 150, 150, { unit: '/s' })).toMatchObject({ goal: '≥ 150/s', isMet: true });
  expect(atLeast('rate', 149.9, 150).isMet).toBe(false);
});

test('what could not be measured is neither met nor missed, and what is no number is missed', () => {
  expect(atMost('memory', null, 350)).toMatchObject({ shown: 'unknown here', isMet: null });
  expect(atMost('depth', Number.NaN, 3)).toMatchObject({ isMet: false, isBroken: true });
  expect(failures('errors', 1).isBroken).toBe(true);
  expect(failures('errors', 0)).toMatchObject({ isMet: true, isBroken: false });
});

test('figures carry their unit and what they are compared with', () => {
  expect(reading('time', 1234.56, { unit: ' ms', digits: 1, beside: 1000 })).toEqual({
    what: 'time',
    shown: '1,234.6 ms',
    goal: null,
    isMet: null,
    isBroken: false,
    beside: '1,000.0 ms',
  });
});

test('the median and the 99th percentile are values that were measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(quantile(values, 0.5)).toBe(100);
  expect(quantile(values, 0.99)).toBe(198);
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
});

test('nothing measured is no number', () => {
  expect(quantile([], 0.5)).toBeNaN();
});
