import { expect, test } from 'vitest';
import { createRequestFigures } from './requestFigures.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 2, 2, 12);

test('tells how many requests there were, how long they took and how many failed', () => {
  const figures = createRequestFigures();
  for (let sent = 0; sent < 99; sent += 1) figures.note(noon, 8, false);
  figures.note(noon + minute, 900, true);
  const read = figures.read(noon + minute);
  expect(read.count).toBe(100);
  expect(read.failures).toBe(1);
  expect(read.p50).toBeLessThanOrEqual(10);
  expect(read.minutes.at(-2)?.count).toBe(99);
  expect(read.minutes.at(-1)?.p99).toBeGreaterThan(750);
});

test('forgets what is older than an hour', () => {
  const figures = createRequestFigures();
  figures.note(noon, 8, false);
  expect(figures.read(noon + 59 * minute).count).toBe(1);
  expect(figures.read(noon + 60 * minute).count).toBe(0);
  figures.note(noon + 60 * minute, 8, false);
  expect(figures.read(noon + 60 * minute).count).toBe(1);
});
