import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withComing } from './comingCounts.ts';
import type { ComingDay, ComingRow } from './comingDays.ts';
import type { PlannedCountDay } from './coverage.ts';

const date = '2026-11-16';
const codes = ['EARLY', 'LATE', 'NIGHT'] as const;
const options = { groupsOf: (id: number) => [id % 2], nameOf: (code: string) => code };

describe('the counts with what is coming', () => {
  it('are what is counted of the same people once it is saved', () => {
    const code = fc.option(fc.constantFrom(...codes));
    const people = fc.array(
      fc.record({ before: code, after: fc.option(code, { nil: undefined }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(people, (each) => {
        const rows = each.flatMap(({ before, after }, id) =>
          after === undefined ? [] : [row(id, brief(before), brief(after))],
        );
        const before = counted(each.map((person) => person.before));
        const after = counted(
          each.map((person) => (person.after === undefined ? person.before : person.after)),
        );
        expect(withComing([before], rows, options).map(sorted)).toEqual([sorted(after)]);
      }),
    );
  });

  it('leave out rows that are refused, and days of absence', () => {
    const counts = [counted(['EARLY', 'EARLY'])];
    const absent = { ...brief('EARLY'), kind: 'ABSENCE' as const };
    const refusal = {
      code: 'FORBIDDEN',
      message: '',
      date,
      changedBy: null,
      changedAt: null,
    } as const;
    const rows = [row(0, absent, absent), { ...row(1, brief('EARLY'), brief(null)), refusal }];
    expect(withComing(counts, rows, options)).toBe(counts);
  });

  it('stay as they are where somebody may not be among those counted', () => {
    const counts = [counted(['EARLY'])];
    const rows = [row(0, brief('EARLY'), brief(null))];
    expect(withComing(counts, rows, { ...options, groupsOf: () => undefined })).toBe(counts);
  });
});

/**
 * A day on which people work by these schedules, null for a day off; each is in the group of its
 * index's parity.
 */
function counted(people: readonly (string | null)[]): PlannedCountDay {
  const working = people.flatMap((code, id) => (code === null ? [] : [{ code, id }]));
  const bySchedule = Array.from(
    Map.groupBy(working, ({ code }) => code),
    ([code, those]) => ({ externalCode: code, externalName: code, planned: those.length }),
  );
  const byGroup = Array.from(
    Map.groupBy(working, ({ id }) => id % 2),
    ([employeeGroupId, those]) => ({ employeeGroupId, planned: those.length }),
  );
  return { date, planned: working.length, bySchedule, byGroup };
}

function sorted({ planned, bySchedule, byGroup }: PlannedCountDay) {
  return {
    planned,
    bySchedule: bySchedule.toSorted((a, b) => a.externalCode.localeCompare(b.externalCode)),
    byGroup: byGroup
      .filter((each) => each.planned > 0)
      .toSorted((a, b) => a.employeeGroupId - b.employeeGroupId),
  };
}

function row(userId: number, before: ComingDay, after: ComingDay): ComingRow {
  return {
    userId,
    employeeName: `Person ${userId}`,
    planVersion: 0,
    refusal: null,
    days: [{ date, before, after }],
    remarks: [],
  };
}

function brief(externalCode: string | null): ComingDay {
  return {
    kind: externalCode === null ? 'OFF' : 'WORK',
    externalCode,
    startTime: null,
    endTime: null,
    workingMinutes: null,
    name: null,
  };
}
