import fc from 'fast-check';
import { daysBetween, localDay, netDuration, toMillis } from 'shared-contracts';
import { describe, expect, test } from 'vitest';
import type { CompanyFile, HistoryEntry } from 'shared-contracts/company-file/companyFile.ts';
import { createCalendar } from './calendar.ts';
import { demoCompany } from './demoCompany.ts';
import { moments } from './momentsForTests.ts';
import { cast } from './people.ts';

const wednesday = '2026-11-18T10:20:00.000Z';
const demo = demoCompany(1, wednesday);
const history = demo.history ?? [];
const own = `A-${cast.employee}`;

describe('the demo company', () => {
  test('is the same for the same seed and moment', () => {
    expect(demoCompany(1, wednesday)).toEqual(demo);
    expect(demoCompany(2, wednesday)).not.toEqual(demo);
  });

  test('has 60 people at three sites in three time zones', () => {
    expect(demo.people).toHaveLength(60);
    expect(demo.geofences).toHaveLength(3);
    expect(new Set(demo.assignments?.map(({ timeZone }) => timeZone)).size).toBe(3);
    const names = demo.people?.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(new Set(names).size).toBe(60);
  });

  test('plans nothing before its history, so that nobody is missing there', () => {
    const planned = (demo.assignedSchedules ?? []).map(({ startDate }) => startDate);
    expect(planned.toSorted()[0]).toBe(createCalendar(wednesday).historyStart);
  });

  test('has a badge for everybody, and one PIN for all whose time is recorded', () => {
    const people = demo.people ?? [];
    expect(people.map(({ badge }) => badge)).toEqual(
      people.map(({ employeeNumber }) => `BADGE-${employeeNumber}`),
    );
    const pins = people.flatMap(({ pin }) => pin ?? []);
    expect(new Set(pins)).toEqual(new Set(['4711']));
    expect(pins).toHaveLength(58);
  });

  test('gives a position only to punches of people’s own devices, as the product does', () => {
    const punches = history.flatMap(({ clockIn, clockOut, segments = [], earlierVersions = [] }) =>
      [{ clockIn, clockOut }, ...segments, ...earlierVersions].flatMap((pair) => [
        pair.clockIn,
        ...(pair.clockOut ? [pair.clockOut] : []),
      ]),
    );
    const atTerminals = punches.filter(({ terminal }) => terminal !== undefined);
    expect(atTerminals.length).toBeGreaterThan(100);
    expect(atTerminals.filter(({ latitude }) => latitude !== undefined)).toEqual([]);
    expect(punches.filter(({ origin }) => origin === 'TERMINAL')).toEqual([]);
  });

  test('has groups of the manager, and one that another manager shares', () => {
    const groups = demo.employeeGroups ?? [];
    const seen = groups.filter(
      ({ owner, sharedWith = [] }) => owner === cast.manager || sharedWith.includes(cast.manager),
    );
    expect(seen.map(({ name, owner }) => [name, owner === cast.manager])).toEqual([
      ['Ward team', true],
      ['Porters', true],
      ['Kitchen and laundry', false],
    ]);
    for (const { assignments = [] } of groups) expect(assignments.length).toBeGreaterThan(2);
  });

  test('has every status and every kind of segment', () => {
    const statuses = new Set(history.map(({ status }) => status));
    const kinds = history.flatMap(({ segments = [] }) => segments.map(({ pairType }) => pairType));
    expect([...statuses].toSorted()).toEqual([
      'APPROVED',
      'DELETED',
      'INCOMPLETE',
      'PENDING',
      'PENDING_DELETE',
      'REJECTED',
    ]);
    expect([...new Set(kinds)].toSorted()).toEqual([
      'BREAK',
      'EARLY_LOGIN',
      'FIXED_OVERTIME',
      'OVERTIME',
      'PRE_SHIFT_OT',
      'SEGMENT',
    ]);
  });

  test('has what happens at a real place', () => {
    const has = (what: (entry: HistoryEntry) => boolean) => history.some(what);
    expect(has(({ clockOut }) => clockOut?.comment !== undefined)).toBe(true);
    expect(has(({ clockIn }) => clockIn.latitude === undefined && clockIn.origin === 'WEB')).toBe(
      true,
    );
    expect(has(({ earlierVersions = [] }) => earlierVersions.length > 0)).toBe(true);
    expect(has(({ clockOut }) => clockOut?.origin === 'AUTOMATIC')).toBe(true);
    expect(has(({ sentLate }) => sentLate === true)).toBe(true);
    expect(has(({ isCorrection }) => isCorrection === true)).toBe(true);
    expect(has(({ type }) => type === 'MANUAL')).toBe(true);
    expect(demo.absences?.some(({ timeTypeName }) => timeTypeName === 'Vacation')).toBe(true);
  });

  test('has its approved time in the HR system, but the last of two people not yet', () => {
    const waits = history.filter(
      ({ synchronisationStatus: status }) => status === 'SYNCHRONISATION_PENDING',
    );
    const whose = new Set(waits.map(({ assignment }) => assignment));
    expect([...whose].toSorted()).toEqual([`A-${cast.unanswered}`, `A-${cast.unknown}`]);
    const approved = history.filter(({ status }) => status === 'APPROVED');
    expect(approved.filter(({ synchronisationStatus: status }) => status === undefined)).toEqual(
      [],
    );
  });

  test('has a manager with 14 people, the employee among them, and a queue to decide', () => {
    const team = demo.managers?.filter(
      ({ manager, startDate, endDate = '9999' }) =>
        manager === cast.manager && startDate <= '2026-11-18' && endDate >= '2026-11-18',
    );
    const assignments = new Set(team?.map(({ assignment }) => assignment));
    const waiting = history.filter(
      ({ assignment, status }) => assignments.has(assignment) && status === 'PENDING',
    );
    expect(assignments.size).toBe(14);
    expect(assignments).toContain(own);
    expect(assignments).not.toContain(`A-${cast.manager}`);
    expect(waiting.length).toBeGreaterThan(30);
  });

  test('has worked times that look like the schedule', () => {
    const usual = history.filter(
      ({ assignment, status, clockOut }) =>
        assignment === own && status === 'APPROVED' && clockOut !== undefined,
    );
    const worked = usual.map(hours);
    expect(worked.length).toBeGreaterThan(8);
    expect(worked.every((length) => length > 7.6 && length < 8.9)).toBe(true);
  });
});

describe('at any moment', () => {
  // The same moments for every test, so that each demo is made once.
  const [seed = 1] = fc.sample(fc.integer(), 1);
  const made = new Map<string, CompanyFile>();
  const demoAt = (now: string) => {
    const file = made.get(now) ?? demoCompany(1, now);
    made.set(now, file);
    return file;
  };
  const check = (holds: (file: CompanyFile, now: string) => void) =>
    fc.assert(
      fc.property(moments, (now) => holds(demoAt(now), now)),
      { numRuns: 16, seed },
    );

  test('the employee has an early shift today, and has not clocked in', () => {
    check((file, now) => {
      const today = localDay(now, 'Europe/London');
      const mine = (file.history ?? []).filter(({ assignment }) => assignment === own);
      const days = mine.map(({ clockIn }) => localDay(clockIn.at, 'Europe/London'));
      expect(days).not.toContain(today);
      expect(days.every((day) => daysBetween(day, today) < 28)).toBe(true);
      expect(mine.length).toBeGreaterThan(9);
      expect(mine.every(({ clockOut }) => clockOut !== undefined)).toBe(true);
      expect(plannedFor(file, today)).toMatch(/^EARLY/);
    });
  });

  test('a few people are at work, some of them on a break', () => {
    check((file, now) => {
      const running = (file.history ?? []).filter(
        ({ clockIn, clockOut, isCorrection }) =>
          clockOut === undefined &&
          isCorrection !== true &&
          toMillis(now) - toMillis(clockIn.at) < 13 * 3_600_000,
      );
      const resting = running.filter(({ segments = [] }) =>
        segments.some(({ clockOut }) => clockOut === undefined),
      );
      expect(running.length).toBeGreaterThanOrEqual(3);
      expect(resting.length).toBeGreaterThanOrEqual(1);
    });
  });

  test('nobody is in two shifts at once', () => {
    check((file, now) => {
      for (const entries of byAssignment(file).values()) {
        const spans = entries
          .filter(({ isCorrection }) => isCorrection !== true)
          .map(({ clockIn, clockOut }) => [clockIn.at, clockOut?.at ?? now] as const)
          .toSorted(([a], [b]) => toMillis(a) - toMillis(b));
        spans.slice(1).forEach(([start], index) => {
          expect(toMillis(start)).toBeGreaterThanOrEqual(toMillis(spans[index]?.[1] ?? start));
        });
      }
    });
  });

  test('a shift and its breaks add up', () => {
    check((file) => {
      for (const { clockIn, clockOut, segments = [] } of file.history ?? []) {
        if (clockOut === undefined) continue;
        const breaks = segments
          .filter(({ pairType }) => pairType === 'BREAK')
          .map((segment) => ({ start: segment.clockIn.at, end: segment.clockOut?.at ?? null }));
        const rested = breaks.reduce(
          (sum, { start, end }) => sum + toMillis(end ?? start) - toMillis(start),
          0,
        );
        const worked = netDuration({ start: clockIn.at, end: clockOut.at }, breaks);
        const whole = toMillis(clockOut.at) - toMillis(clockIn.at);
        expect(worked).toBe(Math.floor((whole - rested) / 1000));
        expect(worked).toBeGreaterThan(0);
      }
    });
  });

  test('a holiday lies in the current pay cycle, and none on today', () => {
    check((file, now) => {
      const start = file.company?.payCycle.startDate ?? '';
      for (const { holidays } of file.holidayCalendars ?? []) {
        const inCycle = holidays.filter(({ date }) => {
          const day = daysBetween(start, date);
          return day >= 0 && day < 14;
        });
        expect(inCycle.length).toBeGreaterThan(0);
        expect(holidays.map(({ date }) => date)).not.toContain(localDay(now, 'Europe/London'));
      }
    });
  });
});

function byAssignment(file: CompanyFile): Map<string, HistoryEntry[]> {
  return Map.groupBy(file.history ?? [], ({ assignment }) => assignment);
}

/** Code of the employee's schedule on the day, the temporary one before the lasting one. */
function plannedFor(file: CompanyFile, date: string): string {
  const ranges = (file.assignedSchedules ?? []).filter(
    ({ assignment, startDate, endDate = '9999' }) =>
      assignment === own && startDate <= date && date <= endDate,
  );
  const range = ranges.find(({ isTemporary }) => isTemporary === true) ?? ranges[0];
  const absent = (file.absences ?? []).some(
    ({ assignment, startDate, endDate }) =>
      assignment === own && startDate <= date && date <= endDate,
  );
  return absent ? 'absent' : (range?.workSchedule ?? 'none');
}

function hours({ clockIn, clockOut, segments = [] }: HistoryEntry): number {
  const breaks = segments
    .filter(({ pairType }) => pairType === 'BREAK')
    .map((segment) => ({ start: segment.clockIn.at, end: segment.clockOut?.at ?? null }));
  return netDuration({ start: clockIn.at, end: clockOut?.at ?? clockIn.at }, breaks) / 3600;
}
