import { defaultFeatures } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import {
  breakSegment,
  openPair,
  punch,
  segment,
  timePair,
} from 'shared-contracts/testing/timePair.ts';
import { rowStatus } from './rowStatus.ts';
import { segmentLines } from './segmentLines.ts';
import { countedTime, workedTime } from './workedTime.ts';

const now = '2026-11-18T09:00:00.000Z';
const running = openPair('2026-11-18T05:00:00.000Z');
const resting = openPair('2026-11-18T05:00:00.000Z', {
  isSegmentPairActive: true,
  segmentTimePairs: [breakSegment('2026-11-18T08:30:00.000Z', null)],
});
const withoutEnd = { ...running, isCorrection: true, status: 'PENDING' as const };

describe('a row', () => {
  it('says what goes on before it says the approval status', () => {
    const rows = [running, resting, withoutEnd, timePair()];
    expect(rows.map((pair) => rowStatus(pair, defaultFeatures))).toEqual([
      'RUNNING',
      'ON_BREAK',
      'PENDING',
      'PENDING',
    ]);
  });

  it('says nothing about approval where nobody approves time, but what else there is to say', () => {
    const features = { ...defaultFeatures.features, APPROVE_TIME_PAIRS: false };
    const rows = [
      running,
      timePair(),
      timePair({ status: 'APPROVED' }),
      timePair({ status: 'REJECTED' }),
      timePair({ status: 'PENDING_DELETE' }),
    ];
    expect(rows.map((pair) => rowStatus(pair, { ...defaultFeatures, features }))).toEqual([
      'RUNNING',
      null,
      null,
      null,
      'PENDING_DELETE',
    ]);
  });

  it('counts what is going on until now, and nothing where the end is missing', () => {
    expect(workedTime(running, now)).toBe(4 * 3600);
    expect(workedTime(resting, now)).toBe(3.5 * 3600);
    expect(workedTime(withoutEnd, now)).toBeNull();
  });

  it('lasts from the minute to the minute that it shows, in sums as well', () => {
    // 06:02 to 14:44: eight hours and 13 minutes after a break of 28 minutes, to the second.
    const times = {
      clockIn: punch('2026-11-18T05:02:50.000Z'),
      clockOut: punch('2026-11-18T13:44:10.000Z'),
      duration: 29_600,
    };
    const pairs = [1, 2, 3].map((id) => timePair({ id, ...times }));
    expect(workedTime(timePair(times), now)).toBe(29_640);
    expect(countedTime(pairs, now, false)).toBe(3 * 29_640);
    expect(segmentLines(timePair(times), now).map(({ seconds }) => seconds)).toEqual([
      3 * 3600 + 58 * 60,
      28 * 60,
      4 * 3600 + 16 * 60,
    ]);
    const adjusted = { clockIn: now, clockOut: now, duration: 28_800, minutes: [] };
    expect(countedTime([timePair({ adjustedVersion: adjusted })], now, true)).toBe(28_800);
    expect(workedTime(running, '2026-11-18T09:00:59.000Z')).toBe(4 * 3600);
  });

  it('adds up what is neither rejected nor deleted', () => {
    const rejected = timePair({ status: 'REJECTED' });
    expect(countedTime([timePair(), rejected, running], now, false)).toBe(29_640 + 4 * 3600);
  });
});

describe('the segments of a row', () => {
  it('tell work and breaks in turn', () => {
    const lines = segmentLines(timePair(), now);
    expect(
      lines.map(({ pairType, timeType, seconds }) => [pairType, timeType?.externalName, seconds]),
    ).toEqual([
      ['SHIFT', 'Regular hours', 3 * 3600 + 58 * 60],
      ['BREAK', undefined, 28 * 60],
      ['SHIFT', 'Regular hours', 4 * 3600 + 16 * 60],
    ]);
  });

  it('leave the end open of what goes on', () => {
    expect(segmentLines(resting, now).at(-1)).toMatchObject({ end: null, seconds: 1800 });
    expect(segmentLines(withoutEnd, now)).toMatchObject([{ end: null, seconds: null }]);
  });

  it('tell overtime and other segments where they lie, cut by the breaks in them', () => {
    const segmentTimePairs = [
      segment('EARLY_LOGIN', '2026-11-18T05:02:00.000Z', '2026-11-18T05:30:00.000Z'),
      breakSegment('2026-11-18T09:00:00.000Z', '2026-11-18T09:28:00.000Z'),
      segment('OVERTIME', '2026-11-18T12:00:00.000Z', '2026-11-18T13:44:00.000Z'),
      segment('OT_BREAK', '2026-11-18T12:30:00.000Z', '2026-11-18T12:40:00.000Z'),
    ];
    const lines = segmentLines(timePair({ segmentTimePairs }), now);
    expect(lines.map(({ pairType, start }) => `${pairType} ${start.slice(11, 16)}`)).toEqual([
      'EARLY_LOGIN 05:02',
      'SHIFT 05:30',
      'BREAK 09:00',
      'SHIFT 09:28',
      'OVERTIME 12:00',
      'OT_BREAK 12:30',
      'OVERTIME 12:40',
    ]);
    expect(lines.map((line) => line.segment?.pairType)).toEqual([
      'EARLY_LOGIN',
      undefined,
      'BREAK',
      undefined,
      'OVERTIME',
      'OT_BREAK',
      undefined,
    ]);
  });

  it('leave out what was deleted', () => {
    const deleted = segment('OVERTIME', '2026-11-18T12:00:00.000Z', '2026-11-18T13:44:00.000Z');
    const segmentTimePairs = [{ ...deleted, deletedDate: now }];
    expect(segmentLines(timePair({ segmentTimePairs }), now)).toHaveLength(1);
  });
});
