import { expect, test } from 'vitest';
import { extractionStart } from './extractionStart.ts';

const payCycle = { startDate: '2026-01-05', duration: 14, unit: 'DAYS' } as const;

test('a pay cycle is extracted when its last day is over wherever somebody works', () => {
  expect(extractionStart(payCycle, '2026-03-16T11:59:59.999Z')).toBe('2026-03-02');
  expect(extractionStart(payCycle, '2026-03-16T12:00:00.000Z')).toBe('2026-03-16');
});
