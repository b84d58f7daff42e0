import * as fc from 'fast-check';
import { addDays, type LocalDate } from 'shared-contracts';
import { describe, expect, test } from 'vitest';
import { followPerson, type FollowedJob } from './followPerson.ts';
import type { MappedJob } from './jobOfMapping.ts';

const first = '2026-03-02';

const jobWith = (changes: Partial<MappedJob> = {}): MappedJob => ({
  ...{ description: 'Nurse', position: 'NURSE', countryCode: 'DE', company: 'Harbour' },
  ...{ timeZone: 'Europe/Berlin', timeTypeProfile: 'STANDARD', timeRecordingVariant: 'CLOCK' },
  ...{ authorities: ['CAPTURE_TIME'], geofences: ['GATE'], workSchedule: null },
  ...changes,
});

interface Range {
  readonly key: string;
  readonly what: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

/** A company that keeps the ranges that are written, by their keys. */
function companyOf() {
  const ranges = new Map<string, Range>();
  let followed: FollowedJob | null = null;
  const put = (key: string, what: string, range: { startDate: string; endDate?: string }) =>
    ranges.set(key, { key, what, endDate: '9999-12-31', ...range });
  return {
    ranges: () => [...ranges.values()],
    /** What holds on a day: jobs, schedules, managers. */
    on: (day: LocalDate) =>
      [...ranges.values()]
        .filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
        .map(({ what }) => what)
        .toSorted(),
    /** The assignments with a schedule on a day, each for each schedule. */
    plansOn: (day: LocalDate) =>
      [...ranges.values()]
        .filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
        .flatMap(({ key }) => (key.startsWith('plan') ? (key.split(':')[0] ?? []) : [])),
    follow(
      today: LocalDate,
      job: MappedJob | null,
      manager: string | null = null,
      lastTime: LocalDate | null = null,
    ) {
      const code = followed?.assignment.code ?? '';
      const known = ranges.get(`job ${code}`);
      const standing =
        known === undefined
          ? null
          : {
              startDate: known.startDate,
              endDate: known.endDate === '9999-12-31' ? null : known.endDate,
              lastTime,
            };
      const following = followPerson({
        ...{ employeeNumber: '7', codeBase: 'D-7', job, manager, followed, standing, today },
        schedule: { days: 7, from: '2026-01-05' },
      });
      // As the database gives it back.
      followed = structuredClone(following.followed);
      const { assignments, assignedSchedules, managers } = following.file;
      for (const entry of assignments) put(`job ${entry.code}`, `job ${entry.position}`, entry);
      for (const entry of assignedSchedules) {
        put(`plan ${entry.code}`, `plan ${entry.workSchedule}`, entry);
      }
      for (const entry of managers) {
        const key = `manager ${entry.manager} ${entry.assignment} ${entry.startDate}`;
        put(key, `manager ${entry.manager}`, entry);
      }
      return following.file;
    },
  };
}

describe('A job that follows a directory', () => {
  test('begins today, with its manager and the day of the rotation', () => {
    const company = companyOf();
    const file = company.follow('2026-03-04', jobWith({ workSchedule: 'WEEK' }), '1');
    expect(file).toMatchObject({
      assignments: [{ code: 'D-7', employee: '7', isPrimary: true, startDate: '2026-03-04' }],
      assignedSchedules: [{ code: 'D-7:2026-03-04', workSchedule: 'WEEK', firstDayNumber: 3 }],
      managers: [{ manager: '1', assignment: 'D-7', startDate: '2026-03-04' }],
    });
  });

  test('is the same assignment where the past looks the same', () => {
    const company = companyOf();
    company.follow(first, jobWith());
    const file = company.follow('2026-03-09', jobWith({ geofences: ['DOCK'] }));
    expect(file.assignments).toMatchObject([
      { code: 'D-7', startDate: first, geofences: ['DOCK'] },
    ]);
  });

  test('corrected on its first day is the same assignment', () => {
    const company = companyOf();
    company.follow(first, jobWith());
    const file = company.follow(first, jobWith({ position: 'PORTER' }));
    expect(file.assignments).toMatchObject([{ code: 'D-7', startDate: first, position: 'PORTER' }]);
  });

  test('stays ended where people have ended it', () => {
    const followed: FollowedJob = {
      ...{ made: ['D-7'], schedule: null, manager: null, hasEnded: false },
      assignment: {
        ...{ code: 'D-7', employee: '7', isPrimary: true, description: 'Nurse' },
        ...{ position: 'NURSE', startDate: first, countryCode: 'DE', company: 'Harbour' },
        ...{ timeZone: 'Europe/Berlin', timeTypeProfile: 'STANDARD', authorities: [] },
        timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: first }],
      },
    };
    const person = {
      ...{ employeeNumber: '7', codeBase: 'D-7', manager: null, schedule: null, followed },
      standing: { startDate: first, endDate: '2026-03-10', lastTime: null },
    };
    const late = followPerson({ ...person, job: jobWith({ position: 'A' }), today: '2026-03-12' });
    expect(late.file.assignments).toEqual([]);
    const soon = followPerson({ ...person, job: jobWith({ position: 'A' }), today: '2026-03-05' });
    expect(soon.file.assignments).toMatchObject([
      { code: 'D-7', endDate: '2026-03-04' },
      { code: 'D-7@2026-03-05', position: 'A', endDate: '2026-03-10' },
    ]);
  });

  const step = fc.record({
    passed: fc.integer({ min: 0, max: 3 }),
    position: fc.option(fc.constantFrom('NURSE', 'PORTER'), { freq: 4 }),
    workSchedule: fc.option(fc.constantFrom('WEEK', 'NIGHT')),
    manager: fc.option(fc.constantFrom('1', '2')),
    hasTimeToday: fc.boolean(),
  });

  test('never changes a day before today, and has one job on any day', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const company = companyOf();
        let today = first;
        for (const { passed, position, workSchedule, manager, hasTimeToday } of steps) {
          today = addDays(today, passed);
          const past = Array.from({ length: 60 }, (_, index) => addDays(today, -1 - index));
          const before = past.map((day) => company.on(day));
          const job = position === null ? null : jobWith({ position, workSchedule });
          const worked = company.on(today).some((what) => what.startsWith('job'));
          const lastTime = hasTimeToday && worked ? today : null;
          const jobToday = company.on(today).filter((what) => what.startsWith('job'));
          company.follow(today, job, manager, lastTime);
          expect(past.map((day) => company.on(day))).toEqual(before);
          if (lastTime !== null) {
            expect(company.on(today).filter((what) => what.startsWith('job'))).toEqual(jobToday);
          }
          for (const { startDate, endDate } of company.ranges()) {
            expect(startDate <= endDate).toBe(true);
          }
          for (let ahead = -3; ahead < 8; ahead += 1) {
            const held = company.on(addDays(today, ahead));
            expect(held.filter((what) => what.startsWith('job')).length).toBeLessThan(2);
            const plans = company.plansOn(addDays(today, ahead));
            expect(new Set(plans).size).toBe(plans.length);
          }
          const later = company.on(addDays(today, 9)).filter((what) => what.startsWith('job'));
          expect(later).toEqual(position === null ? [] : [`job ${position}`]);
        }
      }),
    );
  });
});
