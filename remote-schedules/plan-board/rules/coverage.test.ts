import { expect, it } from 'vitest';
import { coverageOf, namedSchedules, type PlannedCountDay } from './coverage.ts';

const monday: PlannedCountDay = {
  date: '2026-11-16',
  planned: 7,
  bySchedule: [{ externalCode: 'EARLY', externalName: 'Early', planned: 7 }],
  byGroup: [{ employeeGroupId: 4, planned: 2 }],
};
const weekdays = (wanted: number, weekend = 0) => [
  ...Array.from({ length: 5 }, () => wanted),
  weekend,
  weekend,
];
const all = () => true;

it('tells where too few are planned, of all and of a group', () => {
  const minimums = [
    { employeeGroupId: null, byWeekday: weekdays(8) },
    { employeeGroupId: 4, byWeekday: weekdays(2) },
    { employeeGroupId: 5, byWeekday: weekdays(1) },
  ];
  expect(coverageOf(monday, minimums, all).shortfalls).toEqual([
    { employeeGroupId: null, planned: 7, minimum: 8 },
    { employeeGroupId: 5, planned: 0, minimum: 1 },
  ]);
});

it('holds against each day what is wanted on that day of the week', () => {
  const minimums = [{ employeeGroupId: null, byWeekday: weekdays(7, 9) }];
  const short = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].filter(
    (date) => coverageOf({ ...monday, date }, minimums, all).shortfalls.length > 0,
  );
  expect(short).toEqual(['2026-11-21', '2026-11-22']);
});

it('judges only those of whom all are shown', () => {
  const minimums = [
    { employeeGroupId: null, byWeekday: weekdays(8) },
    { employeeGroupId: 4, byWeekday: weekdays(3) },
  ];
  expect(coverageOf(monday, minimums, (group) => group === 4)).toEqual({
    date: '2026-11-16',
    planned: 7,
    shortfalls: [{ employeeGroupId: 4, planned: 2, minimum: 3 }],
  });
});

it('tells schedules that are called alike by their codes', () => {
  const early = (externalCode: string) => ({ externalCode, externalName: 'Early', planned: 1 });
  const late = { externalCode: 'LATE', externalName: 'Late', planned: 2 };
  expect(namedSchedules([early('E-1'), late, early('E-2')])).toEqual([
    { externalCode: 'E-1', name: 'Early (E-1)', planned: 1 },
    { externalCode: 'LATE', name: 'Late', planned: 2 },
    { externalCode: 'E-2', name: 'Early (E-2)', planned: 1 },
  ]);
});
