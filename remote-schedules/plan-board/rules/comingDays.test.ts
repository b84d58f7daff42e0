import { addDays } from 'shared-contracts';
import { expect, it } from 'vitest';
import type { ScheduleBar } from '../../bars/rules/joinBars.ts';
import {
  barsBeside,
  comingBars,
  firstComingDay,
  type ComingDay,
  type ComingRow,
} from './comingDays.ts';

const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const early = brief('EARLY');
const late = brief('LATE');

it('draws only what would be another one, neighbours as one', () => {
  const bars = comingBars(coming([early, late, late, early, late]), range);
  expect(bars).toEqual([
    { first: 1, length: 2, after: late },
    { first: 4, length: 1, after: late },
  ]);
});

it('draws nothing beyond the days that are shown', () => {
  expect(comingBars(coming(Array.from({ length: 20 }, () => late)), range)).toEqual([
    { first: 0, length: 7, after: late },
  ]);
});

it('draws nothing of a row that would be refused', () => {
  const refusal = {
    code: 'FORBIDDEN',
    message: 'You do not manage each of the days.',
    date: range.startDate,
    changedBy: null,
    changedAt: null,
  } as const;
  expect(comingBars({ ...coming([late]), refusal }, range)).toEqual([]);
});

it('knows the first day of all that is coming', () => {
  const rows = [coming([early, early, early, late]), coming([early, early, late])];
  expect(firstComingDay(rows, range)).toBe(2);
  expect(firstComingDay([coming([early])], range)).toBe(-1);
  expect(firstComingDay([], range)).toBe(-1);
});

it('leaves of a bar what lies before and behind what is coming', () => {
  const bars = comingBars(coming([early, late, late, early, late]), range);
  const dated = Array.from({ length: 5 }, (_, day) => ({
    date: addDays(range.startDate, day),
    planned: { kind: 'none' } as const,
    minutes: 0,
  }));
  const week: ScheduleBar = { first: 0, days: dated, planned: { kind: 'none' } };
  const left = barsBeside([week], bars);
  expect(left.map(({ first, days }) => [first, days.map(({ date }) => date)])).toEqual([
    [0, [range.startDate]],
    [3, [addDays(range.startDate, 3)]],
  ]);
  expect(barsBeside([week], [])).toEqual([week]);
});

function coming(afters: readonly ComingDay[]): ComingRow {
  return {
    userId: 1,
    employeeName: 'Jonas Weber',
    planVersion: 0,
    refusal: null,
    days: afters.map((after, index) => ({
      date: addDays(range.startDate, index),
      before: early,
      after,
    })),
    remarks: [],
  };
}

function brief(externalCode: string): ComingDay {
  return {
    kind: 'WORK',
    externalCode,
    startTime: '06:00',
    endTime: '14:30',
    workingMinutes: 480,
    name: null,
  };
}
