import { localDay, payCycleOn, type DateRange, type LocalDate } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { readPayCycle } from '../../info/data/payCycle.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { daySpans, type DaySpan } from '../../shifts/rules/daySpans.ts';

/** A manager's part of the pay cycle of a date. */
export interface ManagedCycle {
  readonly range: DateRange;
  /** The days of the cycle that the manager decides now. */
  readonly spans: readonly DaySpan[];
  /** Whether the last of these days has ended, in the time zone of each assignment. */
  readonly isOver: boolean;
  /** The employee of each assignment. */
  readonly employeeOf: ReadonlyMap<number, number>;
}

export async function managedCycle(
  database: Runner,
  managerId: number,
  date: LocalDate,
  now: Date,
): Promise<ManagedCycle> {
  const [payCycle, managed] = await Promise.all([
    readPayCycle(database),
    managedAssignments(database, managerId, now),
  ]);
  const range = payCycleOn(payCycle, date);
  const spans = managed.flatMap(({ assignmentId, ranges }) =>
    daySpans(assignmentId, ranges, range),
  );
  const zones = new Set(managed.map(({ timeZone }) => timeZone));
  const days = [...zones].map((zone) => localDay(now.toISOString(), zone));
  return {
    range,
    spans,
    isOver: days.every((today) => today > range.endDate),
    employeeOf: new Map(managed.map(({ assignmentId, employeeId }) => [assignmentId, employeeId])),
  };
}
