import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toInstant, toMillis } from '../instant.ts';
import { segmentUpdates, type EntrySegment } from './segmentUpdates.ts';

describe('the automatic segment update (spec §5)', () => {
  const segments = [
    { id: 1, start: at('08:00'), end: at('08:30') },
    { id: 2, start: at('12:00'), end: at('12:30') },
    { id: 3, start: at('16:00'), end: at('16:15') },
  ];

  test('changes nothing while every segment stays inside', () => {
    expect(segmentUpdates({ start: at('06:00'), end: at('18:00') }, segments)).toEqual([]);
    expect(segmentUpdates({ start: at('08:00'), end: at('16:15') }, segments)).toEqual([]);
    expect(segmentUpdates({ start: at('06:00'), end: null }, segments)).toEqual([]);
  });

  test('cuts what crosses the new times and removes what lies outside', () => {
    expect(segmentUpdates({ start: at('08:10'), end: at('12:20') }, segments)).toEqual([
      { id: 1, kind: 'CUT', start: at('08:10'), end: at('08:30') },
      { id: 2, kind: 'CUT', start: at('12:00'), end: at('12:20') },
      { id: 3, kind: 'REMOVED' },
    ]);
  });

  test('removes a break of which less than a minute would be left', () => {
    const shift = { start: at('06:00'), end: '2025-05-12T16:00:59.000Z' };
    expect(segmentUpdates(shift, segments)).toEqual([{ id: 3, kind: 'REMOVED' }]);
  });

  test('ends a break that is open with the shift that gets an end', () => {
    const open = [{ id: 4, start: at('13:00'), end: null }];
    expect(segmentUpdates({ start: at('06:00'), end: at('14:00') }, open)).toEqual([
      { id: 4, kind: 'CUT', start: at('13:00'), end: at('14:00') },
    ]);
    expect(segmentUpdates({ start: at('06:00'), end: null }, open)).toEqual([]);
  });

  test('leaves every segment inside its shift, and is done after once', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const span = fc.tuple(minute, minute).map(([a, b]) => ({
      start: minutes(Math.min(a, b)),
      end: minutes(Math.max(a, b) + 1),
    }));
    fc.assert(
      fc.property(span, fc.array(span, { maxLength: 5 }), (shift, spans) => {
        const before = spans.map((each, id) => ({ id, ...each }));
        const after = applied(before, segmentUpdates(shift, before));
        for (const { start, end } of after) {
          expect(start >= shift.start && (end ?? '') <= shift.end && start < (end ?? '')).toBe(
            true,
          );
        }
        expect(segmentUpdates(shift, after)).toEqual([]);
      }),
    );
  });
});

function applied(
  segments: readonly EntrySegment[],
  updates: ReturnType<typeof segmentUpdates>,
): EntrySegment[] {
  return segments.flatMap((segment) => {
    const update = updates.find(({ id }) => id === segment.id);
    if (update === undefined) return [segment];
    return update.kind === 'CUT' ? [{ id: update.id, start: update.start, end: update.end }] : [];
  });
}

function minutes(count: number): string {
  return toInstant(toMillis(at('00:00')) + count * 60_000);
}

function at(time: string): string {
  return `2025-05-12T${time}:00.000Z`;
}
