import { expect, test } from 'vitest';
import { cycleToSign } from './cycleToSign.ts';

const payCycle = { startDate: '2026-11-09', duration: 14, unit: 'DAYS' } as const;

test.each([
  ['days up to today', '2026-11-24', '2026-11-24', '2026-11-09'],
  ['days of a cycle that is over', '2026-11-22', '2026-11-24', '2026-11-09'],
  ['days of an earlier one', '2026-11-03', '2026-11-24', '2026-10-26'],
  ['the last day of a cycle, which is today', '2026-11-22', '2026-11-22', '2026-10-26'],
  ['days to come', '2026-12-31', '2026-11-24', '2026-11-09'],
])('%s', (_, endDate, today, startDate) => {
  const range = { startDate: '2026-10-01', endDate };
  expect(cycleToSign(payCycle, range, today).startDate).toBe(startDate);
});
