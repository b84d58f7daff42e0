import type { components, LocalDate } from 'shared-contracts';

export type PlannedCountDay = components['schemas']['PlannedCounts']['days'][number];
export type PlannedMinimum = components['schemas']['PlannedMinimum'];

/** Too few are planned, of all people or of a group. */
export interface Shortfall {
  /** Null is everybody. */
  readonly employeeGroupId: number | null;
  readonly planned: number;
  readonly minimum: number;
}

export interface DayCoverage {
  readonly date: LocalDate;
  readonly planned: number;
  readonly shortfalls: readonly Shortfall[];
}

/**
 * Whether as many are planned as the manager wants. The number for everybody says nothing about a
 * part of them, so it is not judged where `isNarrowed`; nor is a group's.
 */
export function coverageOf(
  day: PlannedCountDay,
  minimums: readonly PlannedMinimum[],
  isNarrowed: boolean,
): DayCoverage {
  const { date, planned, byGroup } = day;
  const shortfalls = minimums.flatMap(({ employeeGroupId, minimum }) => {
    const count =
      employeeGroupId === null
        ? planned
        : (byGroup.find((group) => group.employeeGroupId === employeeGroupId)?.planned ?? 0);
    return count < minimum ? [{ employeeGroupId, planned: count, minimum }] : [];
  });
  return { date, planned, shortfalls: isNarrowed ? [] : shortfalls };
}
