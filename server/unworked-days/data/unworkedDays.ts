import { statement, type Runner } from '../../database/statement.ts';
import { mayBeTheShift } from '../../shifts/data/timePairSql.ts';
import { matchesPerson, authoritiesOn } from '../../people/data/personSql.ts';

/** An assignment whose person is expected to record time. */
export interface ExpectedAssignment {
  readonly id: number;
  readonly employeeId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly timeZone: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly canAddTime: boolean;
}

/**
 * Values: search, assignments, positions (empty for all), the last one of the previous batch, limit
 * (null for all).
 */
export const readExpected = statement<ExpectedAssignment>(
  'readExpectedAssignments',
  `select assignment.id, assignment.employee_id as "employeeId",
     employee.first_name as "firstName", employee.last_name as "lastName",
     position.description as position, assignment.time_zone as "timeZone",
     assignment.start_date as "startDate", assignment.end_date as "endDate",
     'ADD_TIME' = any(${authoritiesOn('assignment')}) as "canAddTime"
   from assignment
   join employee on employee.id = assignment.employee_id
   join position on position.id = assignment.position_id
   where assignment.id = any($2::bigint[]) and assignment.id > $4
     and (cardinality($3::bigint[]) = 0 or assignment.position_id = any($3::bigint[]))
     and 'CAPTURE_TIME' = any(${authoritiesOn('assignment')}) and ${matchesPerson('$1::text')}
   order by assignment.id limit $5`,
);

/** A local day of an assignment. */
interface FreeDay {
  readonly assignment_id: number;
  readonly date: string;
}

/**
 * Values: assignments, first and last days, as `spanValues` returns them. The days without a
 * decision on which no entry begins that can be the planned shift.
 */
export const readFreeDays = statement<FreeDay>(
  'readFreeDays',
  `select span.assignment_id, free.date
   from unnest($1::bigint[], $2::date[], $3::date[]) span(assignment_id, first, last)
   cross join lateral (
     select day::date as date
     from generate_series(span.first::timestamp, span.last::timestamp, '1 day') day
     except select start_date from time_pair
       where time_pair.assignment_id = span.assignment_id and is_latest and deleted_at is null
         and start_date between span.first and span.last and ${mayBeTheShift}
     except select date from unworked_day where unworked_day.assignment_id = span.assignment_id
   ) free
   order by span.assignment_id, free.date`,
);

/** A planned shift of an assignment. */
export interface PlannedShift {
  readonly assignmentId: number;
  readonly date: string;
  readonly span: { readonly start: string; readonly end: string };
}

/** Values: assignments, days, planned starts and ends. Those without an overlapping entry. */
const readUnworked = statement<FreeDay>(
  'readUnworkedDays',
  `select planned.assignment_id, planned.date
   from unnest($1::bigint[], $2::date[], $3::timestamptz[], $4::timestamptz[])
     planned(assignment_id, date, starts, ends)
   where not exists (select from time_pair pair
       where pair.assignment_id = planned.assignment_id and pair.is_latest
         and pair.deleted_at is null
         and pair.start_date between planned.date - 1 and planned.date + 1
         and pair.clock_in < planned.ends
         and (pair.clock_out is null or pair.clock_out > planned.starts))`,
);

/** The planned shifts of free days without time on the neighbouring days either. */
export async function withoutTime<Planned extends PlannedShift>(
  database: Runner,
  planned: readonly Planned[],
): Promise<Planned[]> {
  if (planned.length === 0) return [];
  const rows = await database.run(readUnworked, [
    planned.map(({ assignmentId }) => assignmentId),
    planned.map(({ date }) => date),
    planned.map(({ span }) => span.start),
    planned.map(({ span }) => span.end),
  ]);
  const unworked = new Set(rows.map((row) => `${row.assignment_id} ${row.date}`));
  return planned.filter(({ assignmentId, date }) => unworked.has(`${assignmentId} ${date}`));
}

/** Values: assignments, days, outcome, manager, now. */
export const saveOutcomes = statement<never>(
  'saveUnworkedDays',
  `insert into unworked_day (assignment_id, date, outcome, decided_by, decided_at)
   select distinct assignment_id, date, $3::text, $4::bigint, $5::timestamptz
   from unnest($1::bigint[], $2::date[]) given(assignment_id, date)
   on conflict (assignment_id, date) do update set
     outcome = excluded.outcome, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
);

/** Values: assignments, days. */
export const takeBackOutcomes = statement<never>(
  'takeBackUnworkedDays',
  `delete from unworked_day using unnest($1::bigint[], $2::date[]) given(assignment_id, date)
   where unworked_day.assignment_id = given.assignment_id and unworked_day.date = given.date`,
);

/** Values: assignments, first and last day. The days on which people did not come. */
export const readAbsentDays = statement<{ readonly assignment_id: number; readonly date: string }>(
  'readAbsentDays',
  `select assignment_id, date from unworked_day
   where assignment_id = any($1::bigint[]) and date between $2 and $3 and outcome = 'ABSENT'`,
);
