import { showsTime, type DateRange } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { readOwnAssignments } from '../../schedules/data/ownAssignments.ts';
import { readPlans } from '../../schedules/data/plans.ts';
import { assignedRanges } from '../../schedules/rules/assignedRanges.ts';
import { calendarEntries, type CalendarPart } from '../rules/calendarEntries.ts';

/**
 * What is planned for somebody on the days, by assignment, the primary one first; null where time is
 * neither captured nor viewed on any.
 */
export async function readCalendar(
  database: Runner,
  employeeId: number,
  days: DateRange,
): Promise<CalendarPart[] | null> {
  const own = await database.run(readOwnAssignments, [employeeId]);
  const shown = own.filter(({ authorities }) => showsTime(authorities));
  if (shown.length === 0) return null;
  const wanted = shown.map(({ id: assignmentId }) => ({ assignmentId, ...days }));
  const plans = await readPlans(database, wanted);
  const inOrder = shown.flatMap(({ id }) => plans.get(id) ?? []);
  return inOrder.flatMap((plan) => {
    const { assignmentId, timeZone, position } = plan;
    const entries = calendarEntries(assignedRanges(plan, days), days, timeZone);
    return entries.length === 0
      ? []
      : [{ assignmentId, timeZone, position: position.description, entries }];
  });
}
