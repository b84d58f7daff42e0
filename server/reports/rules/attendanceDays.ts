import { addDays, daysOf, scheduleOn } from 'shared-contracts';
import type { AssignedRange, DateRange, LocalDate } from 'shared-contracts';
import { dayPlan } from '../../shifts/rules/dayPlan.ts';
import { planAt } from '../../shifts/rules/planAt.ts';
import type { AttendanceDay } from './attendanceReport.ts';
import type { ReportEntry } from './reportEntry.ts';

/** The days and their neighbours, on which a planned shift of theirs may have begun. */
export function withDaysBeside({ startDate, endDate }: DateRange): DateRange {
  return { startDate: addDays(startDate, -1), endDate: addDays(endDate, 1) };
}

/**
 * The plan of each day, and the entries that belong to it (`planAt`). `ranges` and `entries` are
 * those of the assignment, also of the neighbouring days; entries oldest first.
 */
export function attendanceDays(
  ranges: readonly AssignedRange[],
  entries: readonly ReportEntry[],
  days: DateRange,
  timeZone: string,
): ReadonlyMap<LocalDate, Pick<AttendanceDay, 'date' | 'plan' | 'entries'>> {
  const plans = daysOf(withDaysBeside(days)).map((date) =>
    dayPlan(scheduleOn(ranges, date), date, timeZone),
  );
  const byDay = Map.groupBy(entries, ({ clockIn }) => planAt(plans, clockIn, timeZone).date);
  return new Map(
    plans.map((plan) => [
      plan.date,
      { date: plan.date, plan, entries: byDay.get(plan.date) ?? [] },
    ]),
  );
}
