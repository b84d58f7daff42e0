import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsedSeconds, toInstant } from './instant.ts';
import { netDuration, roundedDuration, shownNet, wholeMinutes } from './netDuration.ts';

const shiftSeconds = 9 * 3600;
const start = Date.UTC(2025, 2, 29, 21);
const second = fc.integer({ min: -3600, max: shiftSeconds + 3600 });
const breaks = fc.array(
  fc.tuple(second, second).map(([a, b]) => span(Math.min(a, b), Math.max(a, b))),
  { maxLength: 6 },
);
const shift = span(0, shiftSeconds);

test('worked and not worked seconds add up to the whole shift', () => {
  fc.assert(
    fc.property(breaks, (taken) => {
      const seconds = Array.from({ length: shiftSeconds / 60 }, (_, minute) => minute * 60);
      const away = seconds.filter((moment) =>
        taken.some((part) => part.start <= at(moment) && at(moment) < part.end),
      );
      // Counted by the minute, so each end of a break may be a minute off.
      const worked = netDuration(shift, taken);
      expect(Math.abs(worked - (shiftSeconds - away.length * 60))).toBeLessThanOrEqual(
        taken.length * 60,
      );
    }),
  );
});

test('breaks apart from each other and within the shift are all taken off', () => {
  const apart = fc.uniqueArray(fc.integer({ min: 0, max: shiftSeconds }), {
    minLength: 4,
    maxLength: 4,
  });
  fc.assert(
    fc.property(apart, (ends) => {
      const [a = 0, b = 0, c = 0, d = 0] = ends.toSorted((one, other) => one - other);
      const taken = [span(a, b), span(c, d)];
      const off = taken.reduce((sum, part) => sum + elapsedSeconds(part.start, part.end), 0);
      expect(netDuration(shift, taken) + off).toBe(elapsedSeconds(shift.start, shift.end));
    }),
  );
});

test('the order of the breaks does not matter, and the result stays within the shift', () => {
  fc.assert(
    fc.property(breaks, (taken) => {
      const worked = netDuration(shift, taken);
      expect(netDuration(shift, taken.toReversed())).toBe(worked);
      expect(worked).toBeGreaterThanOrEqual(0);
      expect(worked).toBeLessThanOrEqual(shiftSeconds);
    }),
  );
});

test('while a break is open the time stands still', () => {
  const onBreak = [{ start: at(3600), end: null }];
  expect(netDuration(span(0, 3600), onBreak)).toBe(3600);
  expect(netDuration(span(0, 5400), onBreak)).toBe(3600);
  expect(netDuration(span(0, 7200), onBreak)).toBe(3600);
});

test('a shift that ends before it begins has no duration', () => {
  expect(netDuration(span(60, 0), [])).toBe(0);
});

test('durations are rounded to ten seconds, halves up', () => {
  expect([0, 4, 5, 14, 15, 27_994, 27_995].map(roundedDuration)).toEqual([
    0, 0, 10, 10, 20, 27_990, 28_000,
  ]);
});

test('a shown duration is the nearest whole minute, halves away from zero', () => {
  expect([0, 29, 30, 89, 90, -29, -30, 28_829].map(wholeMinutes)).toEqual([
    0, 0, 60, 60, 120, -0, -60, 28_800,
  ]);
});

function span(from: number, to: number) {
  return { start: at(from), end: at(to) };
}

function at(seconds: number): string {
  return toInstant(start + seconds * 1000);
}

test('what is shown lasts from the minute to the minute that is shown', () => {
  const day = '2026-03-02T';
  const shown = (from: string, to: string) =>
    shownNet({ start: `${day}${from}Z`, end: `${day}${to}Z` });
  expect(shown('14:30:50', '14:33:10')).toBe(3 * 60);
  expect(shown('14:30:05', '14:33:50')).toBe(3 * 60);
  expect(shown('10:05:01', '10:37:58')).toBe(32 * 60);
});

test('shown work and shown breaks add up to what is between the shown ends', () => {
  const inside = fc.uniqueArray(fc.integer({ min: 0, max: shiftSeconds }), {
    minLength: 2,
    maxLength: 2,
  });
  fc.assert(
    fc.property(inside, ([a = 0, b = 0]) => {
      const rest = span(Math.min(a, b), Math.max(a, b));
      expect(shownNet(shift, [rest]) + shownNet(rest)).toBe(shownNet(shift));
    }),
  );
});
