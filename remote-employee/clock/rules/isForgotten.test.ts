import { expect, it } from 'vitest';
import { isForgotten } from './isForgotten.ts';

const clockIn = '2026-11-18T05:00:00.000Z';
const planned = {
  date: '2026-11-18',
  name: 'Early shift',
  start: clockIn,
  end: '2026-11-18T13:30:00.000Z',
  breakSeconds: 1800,
};

it('leaves whoever stays longer alone for four hours', () => {
  expect(isForgotten(clockIn, planned, '2026-11-18T17:29:59.000Z')).toBe(false);
  expect(isForgotten(clockIn, planned, '2026-11-18T17:30:00.000Z')).toBe(true);
});

it('gives a shift without a schedule sixteen hours', () => {
  expect(isForgotten(clockIn, null, '2026-11-18T20:59:59.000Z')).toBe(false);
  expect(isForgotten(clockIn, null, '2026-11-18T21:00:00.000Z')).toBe(true);
});
