import fc from 'fast-check';
import { clockState, toInstant, workedSeconds } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { breakSegment, openPair } from 'shared-contracts/testing/timePair.ts';
import { afterPresses, afterPress, type Press, type PressKind } from './press.ts';
import { shownShift } from './shownShift.ts';

const begins = {
  assignmentId: 31,
  position: 'Ward host',
  timeZone: 'Europe/Berlin',
  timeType: 'Regular hours',
  costCenter: null,
};
const press = (kind: PressKind, at = '2026-11-19T10:00:00.000Z'): Press => ({ kind, at, begins });
const working = shownShift(openPair('2026-11-19T05:00:00.000Z'));
const resting = shownShift(
  openPair('2026-11-19T05:00:00.000Z', {
    segmentTimePairs: [breakSegment('2026-11-19T09:00:00.000Z', null)],
  }),
);

describe('a press that is on its way shows', () => {
  it('a clock-in as a shift since then', () => {
    const shift = afterPress(null, press('clock-in'));
    expect(clockState(shift)).toEqual({ kind: 'clocked-in', since: '2026-11-19T10:00:00.000Z' });
    expect(shift?.position).toBe('Ward host');
  });

  it('a break, its end, and the clock-out', () => {
    expect(clockState(afterPress(working, press('break'))).kind).toBe('on-break');
    expect(clockState(afterPress(resting, press('resume'))).kind).toBe('clocked-in');
    expect(clockState(afterPress(working, press('clock-out'))).kind).toBe('idle');
  });

  it('a clock-out during a break as the end of both', () => {
    const ended = afterPress(resting, press('clock-out'));
    expect(ended && workedSeconds(ended, '2026-11-19T12:00:00.000Z')).toBe(4 * 3600);
  });

  it('what another device has begun meanwhile as it is', () => {
    expect(afterPress(working, press('clock-in'))).toBe(working);
    expect(afterPress(resting, press('break'))).toBe(resting);
    expect(afterPress(null, press('clock-out'))).toBeNull();
  });

  it('the same when its answer came before it was taken away', () => {
    const kinds = fc.constantFrom<PressKind>('clock-in', 'clock-out', 'break', 'resume');
    const shifts = fc.constantFrom(null, working, resting);
    const times = fc.integer({ min: 0, max: 86_400 });
    fc.assert(
      fc.property(shifts, kinds, times, (shift, kind, seconds) => {
        const each = press(kind, toInstant(Date.UTC(2026, 10, 19, 10) + seconds * 1000));
        const once = afterPress(shift, each);
        expect(afterPress(once, each)).toEqual(once);
      }),
    );
  });

  it('a break never as more time worked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const now = toInstant(Date.UTC(2026, 10, 19, 10) + seconds * 1000);
        const rested = afterPress(working, press('break'));
        expect(rested && workedSeconds(rested, now)).toBe(5 * 3600);
      }),
    );
  });
});

describe('presses that wait together show', () => {
  const morning = '2026-11-19T10:00:00.000Z';
  const noon = '2026-11-19T11:00:00.000Z';
  const named = (kind: PressKind, at: string, shiftId: number | null = null) => ({
    press: press(kind, at),
    shiftId,
  });

  it('each shift that they begin and end, and the one that goes on', () => {
    const shown = afterPresses(working, [
      named('clock-out', morning, 601),
      named('clock-in', noon),
      named('break', '2026-11-19T12:00:00.000Z'),
    ]);
    expect(shown.ended.map(({ clockOut }) => clockOut?.date)).toEqual([morning]);
    expect(clockState(shown.current).kind).toBe('on-break');
  });

  it('nothing on a shift that they do not name', () => {
    const { current } = afterPresses(working, [named('clock-out', morning, 500)]);
    expect(current).toBe(working);
  });
});
