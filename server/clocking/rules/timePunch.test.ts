import { expect, test } from 'vitest';
import { timePunch } from './timePunch.ts';

const hour = 60 * 60_000;
const receivedAt = '2026-03-05T08:00:00.000Z';
const delayed = (delayInMilliseconds: number, lastPunch: string | null = null) =>
  timePunch(receivedAt, { delayInMilliseconds, heldInMilliseconds: 0 }, lastPunch);

test('a punch that comes 72 hours late is believed, and one that comes later is a correction', () => {
  const threeDaysAgo = '2026-03-02T08:00:00.000Z';
  expect(delayed(72 * hour)).toEqual({ at: threeDaysAgo, sentLate: true, isCorrection: false });
  expect(delayed(72 * hour + 1)).toMatchObject({ isCorrection: true });
});

test('a punch before the last one is a correction, unless that was still on its way', () => {
  const lastPunch = '2026-03-05T07:00:00.000Z';
  expect(delayed(hour + 30_000, lastPunch)).toMatchObject({ at: lastPunch, isCorrection: false });
  expect(delayed(hour + 30_001, lastPunch)).toMatchObject({ isCorrection: true });
});
