import { expect, test } from 'vitest';
import { plannedWorkday } from '../../testing/plannedWorkday.ts';
import { dayPlan } from '../../shifts/rules/dayPlan.ts';
import { attendanceOf } from './attendance.ts';

const timeZone = 'Europe/Berlin';
const category = 'SCHEDULED_WORKING_TIME';
const span = (startTime: string, endTime: string) => ({
  ...dayPlan(plannedWorkday('2026-03-02'), '2026-03-02', timeZone),
  segments: [{ category, startTime, endTime, minuteDuration: 480 } as const],
});
/** From 22:00 to 06:00, local time. */
const night = span('2026-03-02T21:00:00.000Z', '2026-03-03T05:00:00.000Z');
const day = span('2026-03-02T07:00:00.000Z', '2026-03-02T15:30:00.000Z');
const yesterday = { timeZone, isToday: false };

test('a night to which nobody came is missed on the day on which it ended', () => {
  const after = (now: string, isMissing: boolean) =>
    attendanceOf([{ ...yesterday, plan: night, isMissing }], now)?.attendance;
  expect(after('2026-03-03T05:00:00.000Z', true)).toBe('MISSED');
  expect(after('2026-03-03T20:00:00.000Z', true)).toBe('MISSED');
  expect(after('2026-03-03T20:00:00.000Z', false)).toBeUndefined();
});

test('a day shift of yesterday is not told any more', () => {
  const missed = { ...yesterday, plan: day, isMissing: true };
  expect(attendanceOf([missed], '2026-03-03T05:00:00.000Z')).toBeNull();
});
