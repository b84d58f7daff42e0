import { groupBy, type components, type LocalDate } from 'shared-contracts';
import { weekdayIndex } from '../../bars/rules/weeks.ts';

export type PlannedCountDay = components['schemas']['PlannedCounts']['days'][number];
export type PlannedMinimum = components['schemas']['PlannedMinimum'];

/** Too few are planned, of everybody or of a group. */
export interface Shortfall {
  /** Null: everybody. */
  readonly employeeGroupId: number | null;
  readonly planned: number;
  readonly minimum: number;
}

export interface DayCoverage {
  readonly date: LocalDate;
  readonly planned: number;
  readonly shortfalls: readonly Shortfall[];
}

/** The required number for each weekday, from Monday; for a group, or for everybody (null). */
export function wantedWeek(
  minimums: readonly PlannedMinimum[],
  group: number | null,
): readonly number[] {
  return minimums.find(({ employeeGroupId }) => employeeGroupId === group)?.byWeekday ?? none;
}

const none: readonly number[] = Array.from({ length: 7 }, () => 0);

/** The number planned on the day, of a group or of everybody (null). */
export function plannedOf({ planned, byGroup }: PlannedCountDay, group: number | null): number {
  if (group === null) return planned;
  return byGroup.find(({ employeeGroupId }) => employeeGroupId === group)?.planned ?? 0;
}

/**
 * Whether the number planned reaches the manager's requirement for that weekday. A requirement
 * cannot be applied to a subset: only complete groups are checked (`isWhole`).
 */
export function coverageOf(
  day: PlannedCountDay,
  minimums: readonly PlannedMinimum[],
  isWhole: (group: number | null) => boolean,
): DayCoverage {
  const { date, planned } = day;
  const shortfalls = minimums.flatMap(({ employeeGroupId, byWeekday }) => {
    const minimum = byWeekday[weekdayIndex(date)] ?? 0;
    const count = plannedOf(day, employeeGroupId);
    const isShort = count < minimum && isWhole(employeeGroupId);
    return isShort ? [{ employeeGroupId, planned: count, minimum }] : [];
  });
  return { date, planned, shortfalls };
}

/** Schedules with their names, and with their codes if two have the same name. */
export function namedSchedules(bySchedule: PlannedCountDay['bySchedule']) {
  const times = groupBy(bySchedule, ({ externalName }) => externalName);
  return bySchedule.map(({ externalCode, externalName, planned }) => ({
    externalCode,
    name:
      (times.get(externalName)?.length ?? 0) > 1
        ? `${externalName} (${externalCode})`
        : externalName,
    planned,
  }));
}
