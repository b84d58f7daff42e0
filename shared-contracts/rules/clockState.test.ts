import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockState, workedSeconds, type ClockedShift } from './clockState.ts';
import { elapsedSeconds, toInstant } from './instant.ts';

const clockedInAt = Date.UTC(2025, 4, 12, 6);

describe('the clock', () => {
  test('is idle without a shift, and after clocking out', () => {
    expect(clockState(null)).toEqual({ kind: 'idle' });
    expect(clockState(shift({ clockOut: 480 }))).toEqual({ kind: 'idle' });
  });

  test('says since when somebody is clocked in, also after a break', () => {
    const working = { kind: 'clocked-in', since: at(0) };
    expect(clockState(shift({}))).toEqual(working);
    expect(clockState(shift({ breaks: [[60, 90]] }))).toEqual(working);
  });

  test('says since when somebody is on break', () => {
    const onBreak = { kind: 'on-break', since: at(180), clockedInSince: at(0) };
    expect(
      clockState(
        shift({
          breaks: [
            [60, 90],
            [180, null],
          ],
        }),
      ),
    ).toEqual(onBreak);
  });

  test('knows nothing of deleted breaks and of other segments', () => {
    const segment = { clockIn: punch(60), clockOut: null };
    const seen: ClockedShift = {
      ...shift({}),
      segmentTimePairs: [
        { ...segment, pairType: 'BREAK', deletedDate: at(61) },
        { ...segment, pairType: 'OVERTIME', deletedDate: null },
      ],
    };
    expect(clockState(seen)).toEqual({ kind: 'clocked-in', since: at(0) });
    expect(workedSeconds(seen, at(120))).toBe(120 * 60);
  });
});

describe('the timer', () => {
  test('counts from the clock-in to now without the breaks', () => {
    expect(workedSeconds(shift({}), at(0))).toBe(0);
    expect(workedSeconds(shift({}), at(90))).toBe(90 * 60);
    expect(workedSeconds(shift({ breaks: [[30, 60]] }), at(90))).toBe(60 * 60);
  });

  test('stands still during a break and goes on after it', () => {
    expect(workedSeconds(shift({ breaks: [[60, null]] }), at(75))).toBe(60 * 60);
    expect(workedSeconds(shift({ breaks: [[60, null]] }), at(300))).toBe(60 * 60);
    expect(workedSeconds(shift({ breaks: [[60, 90]] }), at(91))).toBe(61 * 60);
  });

  test('ends with the clock-out', () => {
    expect(workedSeconds(shift({ clockOut: 480, breaks: [[240, 270]] }), at(900))).toBe(450 * 60);
  });

  test('shows nothing rather than a negative time when the device is behind', () => {
    expect(workedSeconds(shift({}), at(-5))).toBe(0);
  });

  test('never runs faster than the time, and never backwards', () => {
    const minute = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(minute, minute, minute, minute, (a, b, c, d) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const [earlier, later] = [Math.min(c, d), Math.max(c, d)];
        const clocked = shift({ breaks: [[from, to]] });
        const passed = workedSeconds(clocked, at(later)) - workedSeconds(clocked, at(earlier));
        expect(passed).toBeGreaterThanOrEqual(0);
        expect(passed).toBeLessThanOrEqual(elapsedSeconds(at(earlier), at(later)));
      }),
    );
  });
});

/** A shift in minutes after its clock-in. */
function shift({
  clockOut = null,
  breaks = [],
}: {
  clockOut?: number | null;
  breaks?: [number, number | null][];
}): ClockedShift {
  return {
    clockIn: punch(0),
    clockOut: clockOut === null ? null : punch(clockOut),
    segmentTimePairs: breaks.map(([from, to]) => ({
      pairType: 'BREAK',
      clockIn: punch(from),
      clockOut: to === null ? null : punch(to),
      deletedDate: null,
    })),
  };
}

function punch(minutes: number) {
  return { date: at(minutes), durationAccurateDate: at(minutes) };
}

function at(minutes: number): string {
  return toInstant(clockedInAt + minutes * 60_000);
}
