import fc from 'fast-check';
import { toInstant, toMillis } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { openPair, punch, segment, timePair } from 'shared-contracts/testing/timePair.ts';
import { workChart } from './workChart.ts';

const now = '2026-11-18T15:00:00.000Z';

describe('schedule against work', () => {
  it('shows full hours around both', () => {
    const chart = workChart(timePair(), now, 16);
    expect(chart && [toInstant(chart.from), toInstant(chart.to)]).toEqual([
      '2026-11-18T04:00:00.000Z',
      '2026-11-18T15:00:00.000Z',
    ]);
    expect(chart?.ticks).toHaveLength(12);
  });

  it('tells the work after the scheduled end apart', () => {
    const worked = workChart(timePair(), now, 16)?.worked.map(({ kind }) => kind);
    expect(worked).toEqual(['work', 'break', 'work', 'over']);
  });

  it('shows overtime and other segments as what they are', () => {
    const segmentTimePairs = [
      segment('EARLY_LOGIN', '2026-11-18T05:02:00.000Z', '2026-11-18T05:10:00.000Z'),
      segment('SEGMENT', '2026-11-18T06:00:00.000Z', '2026-11-18T07:00:00.000Z'),
      segment('OVERTIME', '2026-11-18T13:30:00.000Z', '2026-11-18T13:44:00.000Z'),
    ];
    const worked = workChart(timePair({ segmentTimePairs }), now, 16)?.worked;
    expect(worked?.map(({ kind }) => kind)).toEqual(['early', 'work', 'other', 'work', 'overtime']);
  });

  it('has nothing to show without a schedule', () => {
    expect(workChart(timePair({ workSchedule: null }), now, 16)).toBeNull();
  });

  it('grows with a shift that is going on, and leaves out a missing end', () => {
    const { workSchedule } = timePair();
    const running = openPair('2026-11-18T05:00:00.000Z', { workSchedule });
    expect(workChart(running, now, 16)?.worked.at(-1)?.to).toBe(toMillis(now));
    expect(workChart({ ...running, isCorrection: true }, now, 16)?.worked).toEqual([]);
  });

  it('keeps all bars in its span, in any zone, and few hours below', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'Asia/Kathmandu', 'America/New_York');
    const minutes = fc.integer({ min: -600, max: 600 });
    fc.assert(
      fc.property(zones, minutes, fc.integer({ min: 0, max: 2880 }), (timeZone, late, long) => {
        const start = toMillis('2026-11-18T05:00:00.000Z') + late * 60_000;
        const pair = timePair({
          timeZone,
          clockIn: punch(toInstant(start)),
          clockOut: punch(toInstant(start + long * 60_000)),
          segmentTimePairs: [],
        });
        const chart = workChart(pair, now, 16);
        if (!chart) throw new Error('There is a schedule.');
        for (const { from, to } of [...chart.scheduled, ...chart.worked]) {
          expect(from).toBeGreaterThanOrEqual(chart.from);
          expect(to).toBeLessThanOrEqual(chart.to);
        }
        expect(chart.ticks.length).toBeLessThanOrEqual(16);
        expect(chart.ticks.at(-1)).toBeLessThanOrEqual(chart.to);
      }),
    );
  });
});
