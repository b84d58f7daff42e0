import {
  addDays,
  rangesOverlap,
  showsTime,
  type DateRange,
  type LocalDate,
} from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { readOwnAssignments } from '../../schedules/data/ownAssignments.ts';
import { readPlans } from '../../schedules/data/plans.ts';
import { assignedRanges } from '../../schedules/rules/assignedRanges.ts';
import {
  calendarEntries,
  type CalendarEntry,
  type CalendarPart,
} from '../rules/calendarEntries.ts';
import { readWorkplaces } from './workplaces.ts';

/**
 * A person's plan on the days, by assignment, the primary one first; null if no assignment captures
 * or views time.
 */
export async function readCalendar(
  database: Runner,
  employeeId: number,
  days: DateRange,
): Promise<CalendarPart[] | null> {
  const own = await database.run(readOwnAssignments, { employeeId });
  const shown = own.filter(({ authorities }) => showsTime(authorities));
  if (shown.length === 0) return null;
  const ids = shown.map(({ id }) => id);
  const plansOver = async (window: DateRange) =>
    await readPlans(
      database,
      ids.map((assignmentId) => ({ assignmentId, ...window })),
    );
  const [touching, workplaces] = await Promise.all([
    plansOver(days),
    database.run(readWorkplaces, { ids }),
  ]);
  const window = wholeLeave(
    days,
    [...touching.values()].flatMap(({ absences }) => absences),
  );
  const plans = window === days ? touching : await plansOver(window);
  const nameOf = new Map(workplaces.map(({ id, name }) => [id, name]));
  const inOrder = ids.flatMap((id) => plans.get(id) ?? []);
  return inOrder.flatMap((plan) => {
    const { assignmentId, timeZone, position } = plan;
    const entries = calendarEntries(assignedRanges(plan, window), window, timeZone).filter(
      (entry) => rangesOverlap(days, { startDate: entry.date, endDate: lastDayOf(entry) }),
    );
    const location = nameOf.get(assignmentId) ?? '';
    return entries.length === 0
      ? []
      : [{ assignmentId, timeZone, position: position.description, location, entries }];
  });
}

/** Days ahead for which leave is shown; longer leave is cut off there. */
const mostDaysAhead = 366;

/**
 * Extends the days to the start of leave that they cut, so that leave keeps its first day while the
 * window moves.
 */
function wholeLeave(days: DateRange, leave: readonly DateRange[]): DateRange {
  const limit = addDays(days.endDate, mostDaysAhead);
  const startDate = leave.reduce(
    (first, range) => (range.startDate < first ? range.startDate : first),
    days.startDate,
  );
  const endDate = leave.reduce((last, range) => {
    const end = range.endDate < limit ? range.endDate : limit;
    return end > last ? end : last;
  }, days.endDate);
  return startDate === days.startDate && endDate === days.endDate ? days : { startDate, endDate };
}

function lastDayOf(entry: CalendarEntry): LocalDate {
  return 'endDate' in entry ? entry.endDate : entry.date;
}
