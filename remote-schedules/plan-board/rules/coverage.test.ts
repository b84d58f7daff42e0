import { expect, it } from 'vitest';
import { coverageOf, type PlannedCountDay } from './coverage.ts';

const monday: PlannedCountDay = {
  date: '2026-11-16',
  planned: 7,
  bySchedule: [{ externalCode: 'EARLY', externalName: 'Early', planned: 7 }],
  byGroup: [{ employeeGroupId: 4, planned: 2 }],
};

it('tells where too few are planned, of all and of a group', () => {
  const minimums = [
    { employeeGroupId: null, minimum: 8 },
    { employeeGroupId: 4, minimum: 2 },
    { employeeGroupId: 5, minimum: 1 },
  ];
  expect(coverageOf(monday, minimums, false).shortfalls).toEqual([
    { employeeGroupId: null, planned: 7, minimum: 8 },
    { employeeGroupId: 5, planned: 0, minimum: 1 },
  ]);
});

it('judges nothing while only some of the people are shown', () => {
  const minimums = [{ employeeGroupId: null, minimum: 8 }];
  expect(coverageOf(monday, minimums, true)).toEqual({
    date: '2026-11-16',
    planned: 7,
    shortfalls: [],
  });
});
