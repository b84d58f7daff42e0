import { Settings } from 'luxon';
import { afterEach, describe, expect, test, vi } from 'vitest';
import clockTimes from '../vectors/clock-times.json' with { type: 'json' };
import dayBounds from '../vectors/day-bounds.json' with { type: 'json' };
import localDays from '../vectors/local-days.json' with { type: 'json' };
import payCycles from '../vectors/pay-cycles.json' with { type: 'json' };
import shifts from '../vectors/shifts.json' with { type: 'json' };
import { elapsedSeconds } from './instant.ts';
import { instantAt } from './instantAt.ts';
import { endOfLocalDay, localDay, spanningDays, startOfLocalDay } from './localDay.ts';
import { netDuration, roundedDuration } from './netDuration.ts';
import { nextPayCycle, payCycleOn, previousPayCycle, type PayCycle } from './payCycleOn.ts';
import { clocksChanged, offsetMinutes } from './timeZone.ts';

afterEach(() => {
  Settings.defaultZone = 'system';
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/St_Johns', 'Pacific/Kiritimati', 'Australia/Lord_Howe'])(
  'on a machine in %s',
  (zone) => {
    function onThisMachine(): void {
      vi.stubEnv('TZ', zone);
      Settings.defaultZone = zone;
    }

    test.each(localDays)('the local day and the offset: $name', (vector) => {
      onThisMachine();
      expect(localDay(vector.instant, vector.timeZone)).toBe(vector.localDay);
      expect(offsetMinutes(vector.instant, vector.timeZone)).toBe(vector.offsetMinutes);
    });

    test.each(dayBounds)('the bounds of a day: $name', (vector) => {
      onThisMachine();
      const start = startOfLocalDay(vector.date, vector.timeZone);
      const end = endOfLocalDay(vector.date, vector.timeZone);
      expect(start).toBe(vector.start);
      expect(end).toBe(vector.end);
      expect(elapsedSeconds(start, end)).toBe(vector.minutes * 60);
    });

    test.each(clockTimes)('the instant of a clock time: $name', (vector) => {
      onThisMachine();
      expect(instantAt(vector.date, vector.clockTime, vector.timeZone)).toBe(vector.instant);
    });

    test.each(shifts)('the durations of a shift: $name', (vector) => {
      onThisMachine();
      const { start, end, timeZone } = vector;
      const duration = netDuration(vector, vector.breaks);
      expect({
        startDate: localDay(start, timeZone),
        actualDuration: elapsedSeconds(start, end),
        duration,
        roundedDuration: roundedDuration(duration),
        spanningDays: spanningDays(start, end, timeZone),
        clocksChanged: clocksChanged(start, end, timeZone),
      }).toEqual({
        startDate: vector.startDate,
        actualDuration: vector.actualDuration,
        duration: vector.duration,
        roundedDuration: vector.roundedDuration,
        spanningDays: vector.spanningDays,
        clocksChanged: vector.clocksChanged,
      });
    });

    test.each(payCycles)('the pay cycle: $name', (vector) => {
      onThisMachine();
      const payCycle = readPayCycle(vector.payCycle);
      expect(payCycleOn(payCycle, vector.date)).toEqual(vector.cycle);
      expect(previousPayCycle(payCycle, vector.date)).toEqual(vector.previous);
      expect(nextPayCycle(payCycle, vector.date)).toEqual(vector.next);
    });
  },
);

function readPayCycle(written: { startDate: string; duration: number; unit: string }): PayCycle {
  return { ...written, unit: written.unit === 'DAYS' ? 'DAYS' : 'MONTHS' };
}
