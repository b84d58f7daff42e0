import fc from 'fast-check';
import { DateTime, IANAZone } from 'luxon';
import { expect, test } from 'vitest';
import { addMonths, weekdays, weekOf } from './dateRange.ts';
import { toInstant, toMillis } from './instant.ts';
import { showingsOf } from './instantAt.ts';
import { localDay } from './localDay.ts';
import { offsetMinutes, offsetMinutesAt } from './timeZone.ts';

const zoneNames = Intl.supportedValuesOf('timeZone');
const zones = fc.constantFrom(...zoneNames);
const millis = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) });
const digits = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));

test('every zone stands against UTC as luxon says, before and after each of its changes', () => {
  for (const zone of zoneNames) {
    for (const change of changesOf(zone, Date.UTC(2023, 0, 1), Date.UTC(2028, 0, 1))) {
      for (const at of [change - 1, change]) {
        expect(offsetMinutesAt(at, zone), `${zone} ${at}`).toBe(IANAZone.create(zone).offset(at));
      }
    }
  }
});

test('at any time of two centuries', () => {
  fc.assert(
    fc.property(millis, zones, (at, zone) => {
      expect(offsetMinutes(toInstant(at), zone)).toBeCloseTo(IANAZone.create(zone).offset(at), 9);
    }),
    { numRuns: 1000 },
  );
});

test('local days and clock times are luxon’s', () => {
  const recent = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2037, 0, 1) });
  fc.assert(
    fc.property(recent, zones, (at, zone) => {
      const there = DateTime.fromMillis(at, { zone });
      const day = there.toISODate() ?? '';
      expect(localDay(toInstant(at), zone)).toBe(day);
      expect(showingsOf(day, there.toFormat('HH:mm'), zone)).toContain(
        toInstant(at - (at % 60_000)),
      );
    }),
    { numRuns: 500 },
  );
});

test('instants are read as luxon reads them, or refused as it refuses', () => {
  const texts = fc
    .tuple(
      fc.integer({ min: 1900, max: 2100 }),
      digits(0, 13),
      digits(0, 32),
      fc.constantFrom('T00:00', 'T23:59:59', 'T12:34:56.7', 'T12:34:56.789', 'T24:30', 'T1:00', ''),
      fc.constantFrom('Z', '+02:00', '-11:30', '+5', 'X'),
    )
    .map(([year, month, day, time, zone]) => `${year}-${month}-${day}${time}${zone}`);
  fc.assert(
    fc.property(texts, (text) => {
      const said = DateTime.fromISO(text, { zone: 'utc' });
      if (said.isValid) expect(toMillis(text)).toBe(said.toMillis());
      else expect(() => toMillis(text)).toThrow(RangeError);
    }),
    { numRuns: 2000 },
  );
});

test('months and weeks are counted as luxon counts them', () => {
  const months = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(millis, months, fc.constantFrom(...weekdays), (at, count, first) => {
      const date = toInstant(at).slice(0, 10);
      const said = DateTime.fromISO(date, { zone: 'utc' });
      expect(addMonths(date, count)).toBe(said.plus({ months: count }).toISODate());
      const start = DateTime.fromISO(weekOf(date, first).startDate, { zone: 'utc' });
      expect(weekdays[start.weekday % 7]).toBe(first);
      expect(said.diff(start, 'days').days).toBeLessThan(7);
    }),
  );
});

/** The first millisecond of each offset that the zone's clocks take on in that time. */
function changesOf(zone: string, from: number, to: number): number[] {
  const step = 7 * 86_400_000;
  const changes: number[] = [];
  const offsetAt = (at: number) => IANAZone.create(zone).offset(at);
  for (let at = from; at < to; at += step) {
    if (offsetAt(at) === offsetAt(at + step)) continue;
    let [earlier, later] = [at, at + step];
    while (later - earlier > 1) {
      const middle = Math.floor((earlier + later) / 2);
      if (offsetAt(middle) === offsetAt(at)) earlier = middle;
      else later = middle;
    }
    changes.push(later);
  }
  return changes;
}
