import { expect, test } from 'vitest';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';
import { dayPlan } from '../../shifts/rules/dayPlan.ts';
import { plannedWorkday } from '../../testing/plannedWorkday.ts';
import { deviationsOf, isAsScheduled, type DayEntry } from './asScheduled.ts';

const date = '2026-03-02';
/** From 8:00 to 16:30 in Berlin with half an hour at noon. */
const plan = dayPlan(plannedWorkday(date), date, 'Europe/Berlin');
const free: DayPlan = { date, planned: { kind: 'none' }, minutes: 0, segments: [] };

function entry(from: string, to: string | null, given: Partial<DayEntry> = {}): DayEntry {
  const [start, end] = [from, to].map((time) => (time === null ? null : `${date}T${time}:00.000Z`));
  const seconds = end ? (Date.parse(end) - Date.parse(start ?? '')) / 1000 : null;
  return {
    id: 1,
    clock_in: start ?? '',
    clock_out: end ?? null,
    duration: seconds,
    is_correction: false,
    info_indicators: [],
    ...given,
  };
}
const eightHours = { duration: 8 * 3600 };

test('a day matches that begins, ends and lasts as planned, give or take ten minutes', () => {
  expect(isAsScheduled([entry('07:00', '15:30', eightHours)], plan)).toBe(true);
  expect(isAsScheduled([entry('07:10', '15:20', { duration: 8 * 3600 - 600 })], plan)).toBe(true);
  expect(isAsScheduled([entry('07:11', '15:30', eightHours)], plan)).toBe(false);
  expect(isAsScheduled([entry('07:00', '15:41', eightHours)], plan)).toBe(false);
  expect(isAsScheduled([entry('07:00', '15:30', { duration: 8 * 3600 + 601 })], plan)).toBe(false);
});

test('entries of a day are judged together', () => {
  const morning = entry('07:00', '11:00');
  expect(isAsScheduled([morning, entry('11:30', '15:30')], plan)).toBe(true);
  expect(isAsScheduled([entry('11:30', '15:30'), morning], plan)).toBe(true);
  expect(isAsScheduled([morning], plan)).toBe(false);
  expect(isAsScheduled([morning, entry('11:30', null)], plan)).toBe(false);
});

test('a day without a plan, with an exception or with a correction never matches', () => {
  const whole = entry('07:00', '15:30', eightHours);
  expect(isAsScheduled([], plan)).toBe(false);
  expect(isAsScheduled([whole], free)).toBe(false);
  expect(isAsScheduled([{ ...whole, info_indicators: ['CLOCK_SKEW'] }], plan)).toBe(false);
  expect(isAsScheduled([{ ...whole, info_indicators: ['CONTAINS_BREAKS'] }], plan)).toBe(true);
  expect(isAsScheduled([{ ...whole, is_correction: true }], plan)).toBe(false);
});

test('why a day does not match is told in minutes beyond the grace, rounded up', () => {
  const told = (...entries: DayEntry[]) => deviationsOf(entries, plan);
  expect(told(entry('07:00', '15:30', eightHours))).toEqual([]);
  expect(told(entry('06:48', '15:30', { duration: 8 * 3600 + 610 }))).toEqual([
    { kind: 'STARTS_EARLY', minutes: 12 },
    { kind: 'TOO_LONG', minutes: 11 },
  ]);
  expect(told(entry('07:12', '15:15', { duration: 7 * 3600 }))).toEqual([
    { kind: 'STARTS_LATE', minutes: 12 },
    { kind: 'ENDS_EARLY', minutes: 15 },
    { kind: 'TOO_SHORT', minutes: 60 },
  ]);
  expect(told(entry('07:00', null))).toEqual([{ kind: 'NOT_ENDED', minutes: null }]);
  expect(deviationsOf([entry('07:00', '15:30')], free)).toEqual([
    { kind: 'NOTHING_PLANNED', minutes: null },
  ]);
});
