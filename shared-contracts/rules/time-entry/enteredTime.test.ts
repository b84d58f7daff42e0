import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/entered-times.json' with { type: 'json' };
import { toInstant } from '../instant.ts';
import { clocksChanged } from '../timeZone.ts';
import { enteredInstant, enteredTimeOf, type Showing } from './enteredTime.ts';
import { readClockTime } from './readClockTime.ts';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instants = fc
  .integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2035, 0, 1) })
  .map(toInstant);

describe('a time that somebody enters', () => {
  test.each(vectors)('stands for its showings: $name', (vector) => {
    const reading = readClockTime(vector.date, vector.clockTime, vector.timeZone);
    expect(showings(reading)).toEqual(vector.showings);
  });

  test('is refused when the clocks skip it, and says when they jump', () => {
    const entered = { date: '2025-03-30', clockTime: '02:30', showing: null };
    expect(enteredInstant(entered, 'Europe/Berlin')).toEqual({
      instant: null,
      isShownTwice: false,
      skippedAt: '2025-03-30T01:00:00.000Z',
    });
  });

  test('is the one that was meant of a time that comes twice, and none before that was said', () => {
    const read = (showing: Showing | null) =>
      enteredInstant({ date: '2025-10-26', clockTime: '02:30', showing }, 'Europe/Berlin');
    expect(read('FIRST')).toMatchObject({ instant: '2025-10-26T00:30:00.000Z' });
    expect(read('SECOND')).toMatchObject({ instant: '2025-10-26T01:30:00.000Z' });
    expect(read(null)).toEqual({ instant: null, isShownTwice: true, skippedAt: null });
  });

  test('is no instant while none is given', () => {
    const entered = { date: '2025-05-12', clockTime: '06:02', showing: null };
    const without = (part: 'date' | 'clockTime') =>
      enteredInstant({ ...entered, [part]: null }, 'UTC').instant;
    expect([without('date'), without('clockTime')]).toEqual([null, null]);
  });

  test('keeps the seconds of a recorded time that nobody touched, in every zone', () => {
    fc.assert(
      fc.property(instants, zones, (recorded, zone) => {
        const entered = enteredTimeOf(recorded, zone);
        expect(enteredInstant(entered, zone, recorded)).toMatchObject({ instant: recorded });
      }),
    );
  });

  test('is the jump, one or two instants, never more', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const date = enteredTimeOf(instant, zone).date ?? '';
        const reading = readClockTime(date, instant.slice(11, 16), zone);
        if (reading.kind !== 'SKIPPED') {
          const [first = '', second = first] = showings(reading);
          expect(first <= second).toBe(true);
          expect(clocksChanged(first, second, zone)).toBe(reading.kind === 'TWICE');
        }
      }),
    );
  });
});

function showings(reading: ReturnType<typeof readClockTime>): string[] {
  switch (reading.kind) {
    case 'ONCE':
      return [reading.instant];
    case 'TWICE':
      return [reading.first, reading.second];
    case 'SKIPPED':
      return [];
  }
}
