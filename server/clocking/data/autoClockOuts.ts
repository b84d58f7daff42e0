import { localDay, type components } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { autoClockOutAt } from '../../missed-punches/rules/autoClockOut.ts';
import { readAssignmentIds } from '../../people/data/assignmentIds.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';

/** Values: assignments and a day for each. Those of which the server ended a shift. */
const readTriggered = statement<{ assignment_id: number }>(
  'readTriggeredClockOuts',
  `select distinct pair.assignment_id
   from unnest($1::bigint[], $2::date[]) asked(assignment_id, date)
   join time_pair pair on pair.assignment_id = asked.assignment_id
     and pair.start_date = asked.date and pair.is_latest and pair.deleted_at is null
     and pair.clock_out_origin = 'AUTOMATIC'`,
);

/**
 * When the server would clock a person's shifts of today out, by assignment, and whether it has done
 * so. Past that time a clock-in asks first (spec §5). None where `AUTO_CLOCK_OUT` is off.
 */
export async function readAutoClockOuts(
  database: Database,
  { facts, dayPlans, features }: PresentationSources,
  employeeId: number,
  now: Date,
): Promise<components['schemas']['AutoClockOut'][]> {
  const switches = await features.read();
  if (!switches.features.AUTO_CLOCK_OUT) return [];
  const instant = now.toISOString();
  const ids = (await database.run(readAssignmentIds, [employeeId])).map(({ id }) => id);
  const days = [...(await facts.assignments(ids)).values()]
    .filter((each) => each.authorities.includes('CAPTURE_TIME') && isActiveAt(each, instant))
    .map(({ id, timeZone }) => ({
      assignmentId: id,
      timeZone,
      date: localDay(instant, timeZone),
    }));
  const [plans, triggered] = await Promise.all([
    dayPlans(days),
    database.run(readTriggered, [
      days.map(({ assignmentId }) => assignmentId),
      days.map(({ date }) => date),
    ]),
  ]);
  return days.flatMap(({ assignmentId }, index) => {
    const plan = plans[index];
    const at = plan === undefined ? null : autoClockOutAt(plan, switches);
    const isTriggered = triggered.some((row) => row.assignment_id === assignmentId);
    return at === null ? [] : [{ employeeAssignmentId: assignmentId, at, isTriggered }];
  });
}
