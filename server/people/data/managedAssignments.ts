import { localDay } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { covers, type DateBounds } from '../rules/isActiveAt.ts';

/** An assignment that a manager manages now, with all the ranges of days that the manager decides. */
export interface ManagedAssignment {
  readonly assignmentId: number;
  readonly employeeId: number;
  /** IANA time zone, in which the assignment's days are counted. */
  readonly timeZone: string;
  readonly ranges: readonly DateBounds[];
}

const readManaged = statement<ManagedAssignment>(
  'readManaged',
  `select assignment.id as "assignmentId", assignment.employee_id as "employeeId",
     assignment.time_zone as "timeZone",
     jsonb_agg(jsonb_build_object('startDate', managed.start_date, 'endDate', managed.end_date)
       order by managed.start_date) as ranges
   from manager_assignment managed join assignment on assignment.id = managed.assignment_id
   where managed.manager_id = $1 and assignment.employee_id <> $1
   group by assignment.id
   order by assignment.id`,
);

/**
 * The assignments whose local day of today lies in one of the manager's ranges. Entries of other
 * days are the manager's as well where `ranges` cover them; with `andFuture` those come, too, of which
 * a range begins later. Own assignments are never among them: nobody acts as a manager on their own.
 */
export async function managedAssignments(
  database: Runner,
  managerId: number,
  now: Date,
  andFuture = false,
): Promise<ManagedAssignment[]> {
  const assignments = await database.run(readManaged, [managerId]);
  const instant = now.toISOString();
  const zones = new Set(assignments.map(({ timeZone }) => timeZone));
  const today = new Map([...zones].map((zone) => [zone, localDay(instant, zone)]));
  return assignments.filter(({ ranges, timeZone }) => {
    const day = today.get(timeZone) ?? '';
    return ranges.some((range) => covers(range, day) || (andFuture && range.startDate > day));
  });
}
