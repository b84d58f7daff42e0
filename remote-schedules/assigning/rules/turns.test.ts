import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { early, late } from '../testing/planned.ts';
import {
  addTurn,
  changeDuration,
  isRotation,
  moveTurn,
  removeTurn,
  type Turn,
  weekAfterMidweek,
} from './turns.ts';

const choices = [early, late].map((schedule) => ({ kind: 'schedule', schedule }) as const);

type Step = (turns: readonly Turn[]) => readonly Turn[];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...choices).map(
    (choice): Step =>
      (turns) =>
        addTurn(turns, choice),
  ),
  fc.integer({ min: 0, max: 7 }).map(
    (key): Step =>
      (turns) =>
        removeTurn(turns, key),
  ),
  fc.tuple(fc.integer({ min: 0, max: 7 }), fc.constantFrom(1 as const, -1 as const)).map(
    ([key, by]): Step =>
      (turns) =>
        moveTurn(turns, key, by),
  ),
  fc.tuple(fc.integer({ min: 0, max: 7 }), fc.oneof(fc.integer(), fc.double())).map(
    ([key, days]): Step =>
      (turns) =>
        changeDuration(turns, key, days),
  ),
);

it('stays a list of at most five turns of 1 to 35 days, whatever is done to it', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let turns: readonly Turn[] = [];
      for (const each of steps) turns = each(turns);
      expect(turns.length).toBeLessThanOrEqual(5);
      expect(new Set(turns.map(({ key }) => key)).size).toBe(turns.length);
      for (const { duration } of turns) {
        expect(Number.isInteger(duration) && duration >= 1 && duration <= 35).toBe(true);
      }
      expect(isRotation(turns)).toBe(turns.length >= 2);
    }),
  );
});

it('moves a turn by one place and stops at the ends', () => {
  const [one, other] = [...choices, ...choices];
  if (!one || !other) throw new Error('There are two.');
  const turns = [one, other, one].reduce<readonly Turn[]>(addTurn, []);
  expect(moveTurn(turns, 2, -1).map(({ key }) => key)).toEqual([2, 1, 3]);
  expect(moveTurn(turns, 2, 1).map(({ key }) => key)).toEqual([1, 3, 2]);
  expect(moveTurn(turns, 1, -1)).toEqual(turns);
  expect(moveTurn(turns, 3, 1)).toEqual(turns);
});

test.each([
  ['in the middle of a week', '2026-11-18', [7, 14], '2026-11-23'],
  ['with the week', '2026-11-23', [7, 14], null],
  ['in a week, with turns of days', '2026-11-18', [5, 2], null],
  ['in the last week', '2026-12-16', [7, 7], null],
] as const)('a rotation that begins %s', (_, startDate, durations, next) => {
  const turns = durations.map((duration, key) => ({
    key,
    choice: { kind: 'schedule', schedule: early } as const,
    duration,
  }));
  expect(weekAfterMidweek(turns, { startDate, endDate: '2026-12-18' }, 'MONDAY')).toBe(next);
});
