import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './dateRange.ts';
import { elapsedSeconds, toInstant, toMillis } from './instant.ts';
import { instantAt } from './instantAt.ts';
import { endOfLocalDay, localDay, spanningDays, startOfLocalDay } from './localDay.ts';
import { clocksChanged, isTimeZone, offsetMinutes } from './timeZone.ts';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instants = fc
  .integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2035, 0, 1) })
  .map(toInstant);
const dates = instants.map((instant) => instant.slice(0, 10));
const clockTimes = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => toInstant(minutes * 60_000).slice(11, 16));

describe('the local day', () => {
  test('holds every instant between its bounds, in every zone', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const day = localDay(instant, zone);
        expect(startOfLocalDay(day, zone) <= instant).toBe(true);
        expect(instant < endOfLocalDay(day, zone)).toBe(true);
      }),
    );
  });

  test('begins where the day before it ends, and is its own first instant', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const start = startOfLocalDay(date, zone);
        expect(endOfLocalDay(addDays(date, -1), zone)).toBe(start);
        expect(localDay(start, zone)).toBe(date);
        expect(localDay(toInstant(toMillis(start) - 1), zone)).toBe(addDays(date, -1));
      }),
    );
  });

  test('is what Intl says it is', () => {
    fc.assert(
      fc.property(instants, zones, (instant, timeZone) => {
        const written = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));
        expect(localDay(instant, timeZone)).toBe(written);
      }),
    );
  });

  test('has a length that tells whether the clocks changed', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const start = startOfLocalDay(date, zone);
        const end = endOfLocalDay(date, zone);
        const moved = offsetMinutes(start, zone) - offsetMinutes(end, zone);
        expect(elapsedSeconds(start, end)).toBe((1440 + moved) * 60);
        expect(clocksChanged(start, end, zone)).toBe(moved !== 0);
      }),
    );
  });
});

describe('the instant of a clock time', () => {
  test('shows that time on the clocks, or is the jump that skips it', () => {
    fc.assert(
      fc.property(dates, clockTimes, zones, (date, clockTime, zone) => {
        const instant = instantAt(date, clockTime, zone);
        const shown = shownAt(instant, zone);
        if (shown === `${date}T${clockTime}`) return;
        const justBefore = toInstant(toMillis(instant) - 1);
        expect(clocksChanged(justBefore, instant, zone)).toBe(true);
        expect(shownAt(justBefore, zone) < `${date}T${clockTime}`).toBe(true);
        expect(shown > `${date}T${clockTime}`).toBe(true);
      }),
    );
  });

  test('never comes earlier for a later time of the day', () => {
    fc.assert(
      fc.property(dates, clockTimes, clockTimes, zones, (date, one, other, zone) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(instantAt(date, earlier, zone) <= instantAt(date, later, zone)).toBe(true);
      }),
    );
  });
});

test('the days that a span touches are counted from its first and last instant', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 5 * 86_400 }), zones, (start, length, zone) => {
      const end = toInstant(toMillis(start) + length * 1000);
      const last = toInstant(toMillis(end) - 1);
      expect(spanningDays(start, end, zone)).toBe(
        daysBetween(localDay(start, zone), localDay(last, zone)),
      );
    }),
  );
  expect(spanningDays('2025-01-01T10:00:00.000Z', '2025-01-01T09:00:00.000Z', 'UTC')).toBe(0);
});

test('elapsed time adds up and turns its sign with its direction', () => {
  const wholeSeconds = instants.map((instant) => `${instant.slice(0, 19)}.000Z`);
  fc.assert(
    fc.property(wholeSeconds, wholeSeconds, wholeSeconds, (a, b, c) => {
      expect(elapsedSeconds(a, b) + elapsedSeconds(b, c)).toBe(elapsedSeconds(a, c));
      expect(elapsedSeconds(a, b) + elapsedSeconds(b, a)).toBe(0);
    }),
  );
});

test('a zone is known by its IANA name alone', () => {
  expect(['Europe/Berlin', 'Asia/Kathmandu', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['', '+02:00', 'Europe/Nowhere', 'local', 'system', 'Berlin'].some(isTimeZone)).toBe(
    false,
  );
});

test('what is no instant, date, time or zone is refused', () => {
  expect(() => toMillis('yesterday')).toThrow(RangeError);
  expect(() => toInstant(Number.NaN)).toThrow(RangeError);
  expect(() => localDay('2025-01-01T00:00:00.000Z', 'Europe/Nowhere')).toThrow(RangeError);
  expect(() => instantAt('2025-02-29', '10:00', 'UTC')).toThrow(RangeError);
  expect(() => instantAt('2025-02-28', '25:00', 'UTC')).toThrow(RangeError);
  expect(() => startOfLocalDay('soon', 'UTC')).toThrow(RangeError);
});

function shownAt(instant: string, zone: string): string {
  return toInstant(toMillis(instant) + offsetMinutes(instant, zone) * 60_000).slice(0, 16);
}
