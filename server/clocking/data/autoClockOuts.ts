import { holdsFor, type components } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { autoClockOutAt } from '../rules/autoClockOut.ts';
import { readAssignmentIds } from '../../people/data/assignments.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import { plansAt } from '../../shifts/data/plansAt.ts';
import { scheduledSpan } from '../../shifts/rules/dayPlan.ts';

/** The assignments whose shift the server ended. */
const readTriggered = statement<
  { assignment_id: number },
  { assignmentIds: readonly number[]; dates: readonly string[]; ends: readonly string[] }
>(
  'readTriggeredClockOuts',
  `select distinct pair.assignment_id
   from unnest($assignmentIds::bigint[], $dates::date[], $ends::timestamptz[]) asked(assignment_id, date, planned_end)
   join time_pair pair on pair.assignment_id = asked.assignment_id
     and pair.start_date between asked.date - 1 and asked.date + 1
     and pair.is_latest and pair.deleted_at is null
     and pair.clock_out_origin = 'AUTOMATIC' and pair.clock_out = asked.planned_end`,
);

/**
 * By assignment: when the server would clock out the shift that is planned for now or was last
 * planned today, and whether it has done so. After that time a clock-in asks first (spec §5). Empty
 * if `AUTO_CLOCK_OUT` is off.
 */
export async function readAutoClockOuts(
  database: Database,
  { facts, dayPlans, features }: ShiftBook,
  employeeId: number,
  now: Date,
): Promise<components['schemas']['AutoClockOut'][]> {
  const switches = await features.read();
  if (!switches.features.AUTO_CLOCK_OUT) return [];
  const instant = now.toISOString();
  const ids = (await database.run(readAssignmentIds, { employeeId })).map(({ id }) => id);
  const moments = [...(await facts.assignments(ids)).values()]
    .filter((each) => holdsFor('CLOCK', 'EMPLOYEE', each.authorities) && isActiveAt(each, instant))
    .map(({ id, timeZone }) => ({ assignmentId: id, timeZone, at: instant }));
  const plans = await plansAt(dayPlans, moments);
  const due = moments.flatMap(({ assignmentId }, index) => {
    const plan = plans[index];
    const at = plan === undefined ? null : autoClockOutAt(plan, switches);
    const end = plan === undefined ? undefined : scheduledSpan(plan)?.end;
    return plan === undefined || at === null || end === undefined
      ? []
      : [{ assignmentId, at, date: plan.date, end }];
  });
  const triggered = await database.run(readTriggered, {
    assignmentIds: due.map(({ assignmentId }) => assignmentId),
    dates: due.map(({ date }) => date),
    ends: due.map(({ end }) => end),
  });
  return due.map(({ assignmentId, at }) => ({
    employeeAssignmentId: assignmentId,
    at,
    isTriggered: triggered.some((row) => row.assignment_id === assignmentId),
  }));
}
