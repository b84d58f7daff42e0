import { describe, expect, it } from 'vitest';
import { breakSegment, openPair, timePair } from '../../testing/timePair.ts';
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
    expect([running, resting, withoutEnd, timePair()].map(rowStatus)).toEqual([
      'RUNNING',
      'ON_BREAK',
      'PENDING',
      'PENDING',
    ]);
  });

  it('counts what is going on until now, and nothing where the end is missing', () => {
    expect(workedTime(running, now)).toBe(4 * 3600);
    expect(workedTime(resting, now)).toBe(3.5 * 3600);
    expect(workedTime(withoutEnd, now)).toBeNull();
  });

  it('adds up what is neither rejected nor deleted', () => {
    const rejected = timePair({ status: 'REJECTED' });
    expect(countedTime([timePair(), rejected, running], now)).toBe(29_640 + 4 * 3600);
  });
});

describe('the segments of a row', () => {
  it('tell work and breaks in turn', () => {
    const lines = segmentLines(timePair(), now);
    expect(lines.map(({ kind, name, seconds }) => [kind, name, seconds])).toEqual([
      ['work', 'Regular hours', 3 * 3600 + 58 * 60],
      ['break', null, 28 * 60],
      ['work', 'Regular hours', 4 * 3600 + 16 * 60],
    ]);
  });

  it('leave the end open of what goes on', () => {
    expect(segmentLines(resting, now).at(-1)).toMatchObject({ end: null, seconds: 1800 });
    expect(segmentLines(withoutEnd, now)).toMatchObject([{ end: null, seconds: null }]);
  });
});
