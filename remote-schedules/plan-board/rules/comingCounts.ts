import type { LocalDate } from 'shared-contracts';
import type { ComingDay, ComingRow } from './comingDays.ts';
import type { PlannedCountDay } from './coverage.ts';

export interface ComingCountOptions {
  /** The groups of a row, by id; undefined if it may not be counted. */
  readonly groupsOf: (row: number) => readonly number[] | undefined;
  /** The name of a schedule by its external code. */
  readonly nameOf: (code: string) => string;
}

/**
 * The counted days as they would be after saving, without refused rows. The same object if nothing
 * would change, or if it is unknown whether a row is counted.
 */
export function withComing(
  counts: readonly PlannedCountDay[],
  rows: Iterable<ComingRow>,
  { groupsOf, nameOf }: ComingCountOptions,
): readonly PlannedCountDay[] {
  const changes = new Map<LocalDate, Change[]>();
  for (const { userId, refusal, days } of rows) {
    if (refusal) continue;
    const groups = groupsOf(userId);
    if (!groups) return counts;
    for (const { date, before, after } of days) {
      const change = { from: workedCode(before), to: workedCode(after), groups };
      if (change.from !== change.to) changes.set(date, [...(changes.get(date) ?? []), change]);
    }
  }
  if (changes.size === 0) return counts;
  return counts.map((day) => {
    const own = changes.get(day.date);
    return own ? changed(day, own, nameOf) : day;
  });
}

interface Change {
  /** The schedule of a person who works; null otherwise. */
  readonly from: string | null;
  readonly to: string | null;
  readonly groups: readonly number[];
}

function changed(
  day: PlannedCountDay,
  changes: readonly Change[],
  nameOf: (code: string) => string,
): PlannedCountDay {
  let { planned } = day;
  const schedules = new Map(day.bySchedule.map((each) => [each.externalCode, { ...each }]));
  const groups = new Map(day.byGroup.map((each) => [each.employeeGroupId, each.planned]));
  function count(code: string | null, by: 1 | -1, groupIds: readonly number[]): void {
    if (code === null) return;
    planned += by;
    const known = schedules.get(code) ?? {
      externalCode: code,
      externalName: nameOf(code),
      planned: 0,
    };
    schedules.set(code, { ...known, planned: known.planned + by });
    for (const id of groupIds) groups.set(id, (groups.get(id) ?? 0) + by);
  }
  for (const { from, to, groups: groupIds } of changes) {
    count(from, -1, groupIds);
    count(to, 1, groupIds);
  }
  return {
    date: day.date,
    planned,
    bySchedule: [...schedules.values()].filter((each) => each.planned > 0),
    byGroup: Array.from(groups, ([employeeGroupId, number]) => ({
      employeeGroupId,
      planned: number,
    })),
  };
}

function workedCode({ kind, externalCode }: ComingDay): string | null {
  return kind === 'WORK' ? (externalCode ?? '') : null;
}
