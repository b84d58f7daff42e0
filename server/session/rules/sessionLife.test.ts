import fc from 'fast-check';
import { toInstant, toMillis } from 'shared-contracts';
import { expect, test } from 'vitest';
import { livingSessions, sessionEnd } from './sessionLife.ts';

const hour = 3_600_000;
const createdAt = '2026-03-02T08:00:00.000Z';
const after = (hours: number) => toInstant(toMillis(createdAt) + hours * hour);

test('a session ends 12 hours after its last use, and 30 days after its begin at the latest', () => {
  expect(sessionEnd({ createdAt, lastUsedAt: createdAt })).toBe(after(12));
  expect(sessionEnd({ createdAt, lastUsedAt: after(700) })).toBe(after(712));
  expect(sessionEnd({ createdAt, lastUsedAt: after(710) })).toBe(after(720));
});

test('a session is among the living ones exactly until its end', () => {
  fc.assert(
    fc.property(fc.nat(720 * 60), fc.nat(13 * 60), (used, later) => {
      const lastUsedAt = after(used / 60);
      const now = after((used + later) / 60);
      const { usedAfter, createdAfter } = livingSessions(now);
      const lives = lastUsedAt > usedAfter && createdAt > createdAfter;
      expect(lives).toBe(now < sessionEnd({ createdAt, lastUsedAt }));
    }),
  );
});
