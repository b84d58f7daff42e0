import { expect, test } from 'vitest';
import { isWeekend } from './isWeekend.ts';

test('Saturday and Sunday are the weekend, in any year', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['1999-12-31', '2000-01-01'].map(isWeekend)).toEqual([false, true]);
});
