import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../vectors/scheduled-segments.json' with { type: 'json' };
import { clocksChanged } from './timeZone.ts';
import type { WorkScheduleDay } from './scheduleOn.ts';
import { scheduledSegments } from './scheduledSegments.ts';

type Segment = WorkScheduleDay['segments'][number];

test.each(vectors)('the published vector: $name', (vector) => {
  const segments = vector.segments.map((segment) => ({
    ...segment,
    category: readCategory(segment.category),
  }));
  expect(scheduledSegments({ segments }, vector.date, vector.timeZone)).toEqual(vector.scheduled);
});

test('a day without segments has none', () => {
  expect(scheduledSegments({ segments: [] }, '2025-05-12', 'Europe/Berlin')).toEqual([]);
});

describe('any shift of at most a day, in any zone', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const dates = fc
    .date({ min: new Date('2012-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const days = fc
    .tuple(
      fc.integer({ min: 0, max: 1439 }),
      fc.array(fc.integer({ min: 1, max: 240 }), { minLength: 1, maxLength: 6 }),
    )
    .map(([start, lengths]) => dayOf(start, lengths));

  test('has segments one after the other, without gap or overlap', () => {
    fc.assert(
      fc.property(days, dates, zones, (day, date, zone) => {
        const segments = scheduledSegments(day, date, zone);
        for (const [index, segment] of segments.entries()) {
          expect(segment.minuteDuration).toBeGreaterThan(0);
          const next = segments[index + 1];
          if (next) expect(next.startTime).toBe(segment.endTime);
        }
      }),
    );
  });

  test('lasts as long as planned where the clocks do not change', () => {
    fc.assert(
      fc.property(days, dates, zones, (day, date, zone) => {
        const segments = scheduledSegments(day, date, zone);
        const [first, last] = [segments[0], segments.at(-1)];
        fc.pre(first !== undefined && last !== undefined);
        fc.pre(!clocksChanged(`${date}T00:00:00.000Z`, last.endTime, zone));
        fc.pre(!clocksChanged(first.startTime, last.endTime, zone));
        expect(segments.map(({ minuteDuration }) => minuteDuration)).toEqual(
          day.segments.map(({ minuteDuration }) => minuteDuration),
        );
      }),
    );
  });
});

/** Segments that follow each other, work and break in turn. */
function dayOf(start: number, lengths: number[]): { segments: Segment[] } {
  let from = start;
  const segments = lengths.map((minuteDuration, index): Segment => {
    const startTime = clockTime(from);
    from += minuteDuration;
    const category = index % 2 === 0 ? 'SCHEDULED_WORKING_TIME' : 'SCHEDULED_UNPAID_BREAK';
    return { category, startTime, endTime: clockTime(from), minuteDuration };
  });
  return { segments };
}

function clockTime(minutes: number): string {
  const ofDay = minutes % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

function readCategory(written: string): Segment['category'] {
  return written === 'SCHEDULED_WORKING_TIME' ? written : 'SCHEDULED_UNPAID_BREAK';
}
