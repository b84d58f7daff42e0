import type { components, LocalDate, PlannedDay } from 'shared-contracts';

type Counted = components['schemas']['PlannedCounts']['days'][number];

interface Tally {
  readonly date: LocalDate;
  planned: number;
  readonly schedules: Map<string, { readonly name: string; planned: number }>;
  readonly groups: Map<number, number>;
}

/**
 * Counts the people who work on each of the dates: in total, by schedule (most first) and by group.
 */
export function createDayCounter(dates: readonly LocalDate[]) {
  const tallies = dates.map((date): Tally => ({
    date,
    planned: 0,
    schedules: new Map(),
    groups: new Map(),
  }));
  return {
    /** Adds a person's days and groups. */
    add: (dayOn: (date: LocalDate) => PlannedDay, groupIds: readonly number[]): void => {
      for (const tally of tallies) {
        const day = dayOn(tally.date);
        if (day.kind !== 'work') continue;
        const { externalCode, externalName } = day.schedule;
        const known = tally.schedules.get(externalCode) ?? { name: externalName, planned: 0 };
        tally.planned += 1;
        known.planned += 1;
        tally.schedules.set(externalCode, known);
        for (const id of groupIds) tally.groups.set(id, (tally.groups.get(id) ?? 0) + 1);
      }
    },
    counted: (): Counted[] => tallies.map(countedDay),
  };
}

function countedDay({ date, planned, schedules, groups }: Tally): Counted {
  return {
    date,
    planned,
    bySchedule: [...schedules]
      .map(([externalCode, { name, planned: count }]) => ({
        externalCode,
        externalName: name,
        planned: count,
      }))
      .toSorted((a, b) => b.planned - a.planned || (a.externalCode < b.externalCode ? -1 : 1)),
    byGroup: [...groups]
      .map(([employeeGroupId, count]) => ({ employeeGroupId, planned: count }))
      .toSorted((a, b) => a.employeeGroupId - b.employeeGroupId),
  };
}
