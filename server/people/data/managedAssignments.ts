import { localDay } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { covers, type DateBounds } from '../rules/isActiveAt.ts';

/**
 * An assignment that a manager manages now, with all the ranges of days on which the manager
 * decides.
 */
export interface ManagedAssignment {
  readonly assignmentId: number;
  readonly employeeId: number;
  /** IANA time zone of the assignment's days. */
  readonly timeZone: string;
  readonly ranges: readonly DateBounds[];
}

const readManaged = statement<ManagedAssignment, { managerId: number }>(
  'readManaged',
  `select assignment.id as "assignmentId", assignment.employee_id as "employeeId",
     assignment.time_zone as "timeZone",
     jsonb_agg(jsonb_build_object('startDate', managed.start_date, 'endDate', managed.end_date)
       order by managed.start_date) as ranges
   from manager_assignment managed join assignment on assignment.id = managed.assignment_id
   where managed.manager_id = $managerId and assignment.employee_id <> $managerId
   group by assignment.id
   order by assignment.id`,
);

/**
 * The assignments whose current local day lies in one of the manager's ranges. Entries of other
 * days are the manager's too if `ranges` cover them. Own assignments are never included: nobody
 * manages their own.
 */
export async function managedAssignments(
  database: Runner,
  managerId: number,
  now: Date,
): Promise<ManagedAssignment[]> {
  return managedOn(database, managerId, now, covers);
}

/** The same with assignments of which a range begins later: those that the manager may plan. */
export async function managedFromNowOn(
  database: Runner,
  managerId: number,
  now: Date,
): Promise<ManagedAssignment[]> {
  return managedOn(
    database,
    managerId,
    now,
    (range, day) => covers(range, day) || range.startDate > day,
  );
}

async function managedOn(
  database: Runner,
  managerId: number,
  now: Date,
  isManaged: (range: DateBounds, today: string) => boolean,
): Promise<ManagedAssignment[]> {
  const assignments = await database.run(readManaged, { managerId });
  const instant = now.toISOString();
  const zones = new Set(assignments.map(({ timeZone }) => timeZone));
  const today = new Map([...zones].map((zone) => [zone, localDay(instant, zone)]));
  return assignments.filter(({ ranges, timeZone }) =>
    ranges.some((range) => isManaged(range, today.get(timeZone) ?? '')),
  );
}
