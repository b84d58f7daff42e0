import { expect, test } from 'vitest';
import { firstChoice } from './reportChoice.ts';

const today = '2026-11-22';

test('a report begins with the days that the page shows', () => {
  const shown = { startDate: '2026-10-05', endDate: '2026-10-18' };
  expect(firstChoice(shown, today)).toMatchObject({ ...shown, reportName: null });
});

test('days before those that a report may have become its first one', () => {
  const shown = { startDate: '2025-10-22', endDate: '2026-10-22' };
  expect(firstChoice(shown, today)).toMatchObject({ ...shown, startDate: '2025-11-30' });
  const longAgo = { startDate: '2024-10-22', endDate: '2024-11-22' };
  expect(firstChoice(longAgo, today)).toMatchObject({
    startDate: '2025-11-30',
    endDate: '2025-11-30',
  });
});
