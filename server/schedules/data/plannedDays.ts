import { scheduleOn, type LocalDate, type PlannedDay } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { assignedRanges, type AssignmentPlan } from '../rules/assignedRanges.ts';
import { readPlans, type WantedDays } from './plans.ts';

/** An assignment's plan for a day. */
export function plannedOn(plan: AssignmentPlan, date: LocalDate): PlannedDay {
  return scheduleOn(assignedRanges(plan, { startDate: date, endDate: date }), date);
}

/**
 * The plans of assignments on given days (`scheduleOn`), in the given order, with two statements in
 * total. Days of unknown assignments have no plan.
 */
export async function plannedDays(
  database: Runner,
  days: readonly { readonly assignmentId: number; readonly date: LocalDate }[],
): Promise<PlannedDay[]> {
  if (days.length === 0) return [];
  const windows = new Map<number, WantedDays>();
  for (const { assignmentId, date } of days) {
    const { startDate = date, endDate = date } = windows.get(assignmentId) ?? {};
    windows.set(assignmentId, {
      assignmentId,
      startDate: date < startDate ? date : startDate,
      endDate: date > endDate ? date : endDate,
    });
  }
  const plans = await readPlans(database, [...windows.values()]);
  const ranges = new Map(
    [...windows].map(([id, window]) => {
      const plan = plans.get(id);
      return [id, plan === undefined ? [] : assignedRanges(plan, window)];
    }),
  );
  return days.map(({ assignmentId, date }) => scheduleOn(ranges.get(assignmentId) ?? [], date));
}
