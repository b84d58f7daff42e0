import { expect, it } from 'vitest';
import { mealQuestion } from './mealQuestion.ts';

const summary = {
  currentSegmentStartTime: '2026-11-19T05:00:00.000Z',
  nonActiveShiftsDuration: 3600,
  expectedIntervalDuration: 300,
  hasAlreadyCapturedIntervalWaiver: false,
};

it('asks when the interval has passed, earlier work counted in', () => {
  expect(mealQuestion(summary, '2026-11-19T08:59:59.000Z')).toBeNull();
  expect(mealQuestion(summary, '2026-11-19T09:00:00.000Z')).toBe(18_000);
});

it('asks once, and not on a break', () => {
  const later = '2026-11-19T12:00:00.000Z';
  expect(mealQuestion({ ...summary, hasAlreadyCapturedIntervalWaiver: true }, later)).toBeNull();
  expect(mealQuestion({ ...summary, currentSegmentStartTime: null }, later)).toBeNull();
});
