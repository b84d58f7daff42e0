import fc from 'fast-check';
import { addDays, daysBetween } from 'shared-contracts';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import { expect, it } from 'vitest';
import { orderOf } from '../../changes/rules/changedEntries.ts';
import { changeSchedule } from './changeSchedule.ts';
import { endFault } from './endJob.ts';
import { hireAgain } from './hireAgain.ts';
import { followingCode } from '../../changes/rules/followingCode.ts';
import { noFacts, uniqueCodes, type Job, type JobFacts } from './job.ts';
import { moveJob } from './moveJob.ts';

const entry: AssignmentEntry = {
  ...{ code: 'A-1', employee: '1', isPrimary: true, description: 'Nurse', position: 'NURSE' },
  ...{ startDate: '2026-01-01', countryCode: 'DE', company: 'Harbour', timeZone: 'Europe/Berlin' },
  ...{ timeTypeProfile: 'STANDARD', authorities: ['CAPTURE_TIME'], geofences: ['MAIN'] },
  timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2026-01-01' }],
};
const jobWith = (facts: Partial<JobFacts> = {}, fields: Partial<AssignmentEntry> = {}): Job => ({
  ...{ entry: { ...entry, ...fields }, facts: { ...noFacts, ...facts }, name: 'Ella Stone' },
});
const night = {
  ...{ code: 'S-1', workSchedule: 'NIGHT', name: 'Night', startDate: '2026-01-01', endDate: null },
  ...{ firstDayNumber: 1, isTemporary: false, length: 14 },
};
const today = '2026-02-10';

it('changes the sites at once where the day has come', () => {
  const move = { sites: ['DOCK'], from: today, today };
  expect(orderOf(moveJob(jobWith(), move, uniqueCodes())).part).toEqual({
    assignments: [{ ...entry, geofences: ['DOCK'] }],
  });
});

it('makes a following job where the day is to come, with its managers, schedules and leave', () => {
  const job = jobWith({
    managers: [{ manager: '9', name: 'Mia', startDate: '2026-01-01', endDate: null }],
    schedules: [night],
    absences: [
      { code: 'L-1', timeTypeName: 'Leave', startDate: '2026-02-27', endDate: '2026-03-02' },
      { code: 'L-2', timeTypeName: 'Leave', startDate: '2026-04-01', endDate: '2026-04-02' },
    ],
  });
  const { part, replaced } = orderOf(
    moveJob(job, { sites: ['DOCK'], from: '2026-03-01', today }, uniqueCodes()),
  );
  expect(part).toEqual({
    assignments: [
      { ...entry, endDate: '2026-02-28' },
      {
        ...{ ...entry, code: 'A-1-20260301', startDate: '2026-03-01', geofences: ['DOCK'] },
        timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2026-03-01' }],
      },
    ],
    managers: [{ manager: '9', assignment: 'A-1-20260301', startDate: '2026-03-01' }],
    assignedSchedules: [
      {
        code: 'S-1',
        assignment: 'A-1',
        workSchedule: 'NIGHT',
        startDate: '2026-01-01',
        endDate: '2026-02-28',
      },
      {
        ...{ code: 'S-1-20260301', assignment: 'A-1-20260301', workSchedule: 'NIGHT' },
        ...{ startDate: '2026-03-01', firstDayNumber: 4 },
      },
    ],
    absences: [
      {
        code: 'L-1',
        assignment: 'A-1',
        timeTypeName: 'Leave',
        startDate: '2026-02-27',
        endDate: '2026-02-28',
      },
      {
        ...{ code: 'L-1-20260301', assignment: 'A-1-20260301', timeTypeName: 'Leave' },
        ...{ startDate: '2026-03-01', endDate: '2026-03-02' },
      },
      {
        ...{ code: 'L-2', assignment: 'A-1-20260301', timeTypeName: 'Leave' },
        ...{ startDate: '2026-04-01', endDate: '2026-04-02' },
      },
    ],
  });
  expect(replaced.map(({ code, part: old }) => [code, old !== null])).toContainEqual(['A-1', true]);
});

it('goes on in the turn of a schedule, whenever somebody moves', () => {
  const day = fc.integer({ min: 1, max: 400 }).map((days) => addDays(today, days));
  const turns = fc.record({
    length: fc.integer({ min: 1, max: 28 }),
    first: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(day, turns, (from, { length, first }) => {
      const firstDayNumber = Math.min(first, length);
      const schedules = [{ ...night, length, firstDayNumber }];
      const move = { sites: [], from, today };
      const { part } = orderOf(moveJob(jobWith({ schedules }), move, uniqueCodes()));
      const [, following] = part.assignedSchedules ?? [];
      const turn = (firstDayNumber - 1 + daysBetween(night.startDate, from)) % length;
      expect((following?.firstDayNumber ?? 1) - 1).toBe(turn);
    }),
  );
});

it('gives another schedule from a day on; one that begins later stays', () => {
  const later = { ...night, code: 'S-2', startDate: '2026-06-01' };
  const job = jobWith({ schedules: [{ ...night, endDate: '2026-05-31' }, later] });
  const change = changeSchedule(job, { workSchedule: 'DAY', from: '2026-03-01' }, uniqueCodes());
  expect(change).toMatchObject({ kind: 'CHANGED', until: '2026-06-01' });
  expect(change.kind === 'CHANGED' && orderOf(change.changes).part).toEqual({
    assignedSchedules: [
      {
        code: 'S-1',
        assignment: 'A-1',
        workSchedule: 'NIGHT',
        startDate: '2026-01-01',
        endDate: '2026-02-28',
      },
      {
        ...{ code: 'S-A-1-20260301', assignment: 'A-1', workSchedule: 'DAY' },
        ...{ startDate: '2026-03-01', endDate: '2026-05-31' },
      },
    ],
  });
});

it('leaves a schedule alone that was planned in Punctual, and a job that has ended', () => {
  const wanted = { workSchedule: 'DAY', from: '2026-03-01' };
  const planned = jobWith({ schedules: [{ ...night, code: null }] });
  expect(changeSchedule(planned, wanted, uniqueCodes()).kind).toBe('PLANNED_HERE');
  const ended = jobWith({}, { endDate: '2026-02-20' });
  expect(changeSchedule(ended, wanted, uniqueCodes()).kind).toBe('ENDED');
});

it('replaces the schedule that begins on the same day under its own code', () => {
  const schedules = [{ ...night, startDate: '2026-03-01' }];
  const wanted = { workSchedule: 'DAY', from: '2026-03-01' };
  const change = changeSchedule(jobWith({ schedules }), wanted, uniqueCodes());
  expect(change.kind === 'CHANGED' && orderOf(change.changes).part).toEqual({
    assignedSchedules: [
      { code: 'S-1', assignment: 'A-1', workSchedule: 'DAY', startDate: '2026-03-01' },
    ],
  });
});

it('ends no job before it begins, and none again later', () => {
  expect(endFault(jobWith(), '2025-12-31')).toBe('NOT_BEGUN');
  expect(endFault(jobWith({}, { endDate: '2026-02-01' }), '2026-03-01')).toBe('ENDED');
  expect(endFault(jobWith({}, { endDate: '2026-03-01' }), '2026-02-01')).toBeNull();
});

it('hires somebody again under the last manager, with an open account', () => {
  const managers = [{ manager: '9', name: 'Mia', startDate: '2026-01-01', endDate: null }];
  const job = jobWith({ managers }, { endDate: '2026-02-01' });
  const person = { employeeNumber: '1', firstName: 'Ella', lastName: 'Stone', closed: true };
  const { part } = orderOf(hireAgain(job, person, '2026-05-01'));
  expect(part.assignments).toEqual([
    {
      ...{ ...entry, code: 'A-1-20260501', startDate: '2026-05-01' },
      timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2026-05-01' }],
    },
  ]);
  expect(part.managers).toEqual([
    { manager: '9', assignment: 'A-1-20260501', startDate: '2026-05-01' },
  ]);
  expect(part.people).toEqual([{ ...person, closed: false }]);
});

it('makes codes that a company file accepts, each one once', () => {
  const code = fc.string({ minLength: 1, maxLength: 60, unit: fc.constantFrom('A', '-', '1') });
  fc.assert(
    fc.property(fc.array(code, { maxLength: 20 }), (codes) => {
      const unique = uniqueCodes();
      const made = codes.map((each) => unique(followingCode(each, today)));
      expect(new Set(made).size).toBe(codes.length);
      for (const each of made) expect(each).toMatch(/^[^\s](.{0,58}[^\s])?$/);
    }),
  );
});
