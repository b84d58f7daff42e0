import { expect, test } from 'vitest';
import { countsInSums } from './countsInSums.ts';

test('deleted and rejected time counts in no sum', () => {
  for (const status of ['DELETED', 'REJECTED'] as const) {
    expect(countsInSums({ status, isCorrection: false })).toBe(false);
    expect(countsInSums({ status, isCorrection: true })).toBe(false);
  }
});

test('time counts before it is approved, a correction only then', () => {
  expect(countsInSums({ status: 'PENDING', isCorrection: false })).toBe(true);
  expect(countsInSums({ status: 'PENDING', isCorrection: true })).toBe(false);
  expect(countsInSums({ status: 'APPROVED', isCorrection: true })).toBe(true);
});
