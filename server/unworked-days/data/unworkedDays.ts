import { statement, type Runner } from '../../database/statement.ts';
import { mayBeTheShift } from '../../shifts/data/timePairSql.ts';
import { spanRows, type SpanValues } from '../../shifts/rules/daySpans.ts';
import { matchesPerson } from '../../people/data/matchesPerson.ts';
import { authoritiesOn } from '../../people/data/personSql.ts';

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

/** The assignments after `after`; of all positions if there are none; all if the limit is null. */
export const readExpected = statement<
  ExpectedAssignment,
  {
    search: string;
    assignmentIds: readonly number[];
    positionIds: readonly number[];
    after: number;
    limit: number | null;
  }
>(
  'readExpectedAssignments',
  `select assignment.id, assignment.employee_id as "employeeId",
     employee.first_name as "firstName", employee.last_name as "lastName",
     position.description as position, assignment.time_zone as "timeZone",
     assignment.start_date as "startDate", assignment.end_date as "endDate",
     'ADD_TIME' = any(${authoritiesOn('assignment')}) as "canAddTime"
   from assignment
   join employee on employee.id = assignment.employee_id
   join position on position.id = assignment.position_id
   where assignment.id = any($assignmentIds::bigint[]) and assignment.id > $after
     and (cardinality($positionIds::bigint[]) = 0
       or assignment.position_id = any($positionIds::bigint[]))
     and 'CAPTURE_TIME' = any(${authoritiesOn('assignment')}) and ${matchesPerson('$search::text')}
   order by assignment.id limit $limit`,
);

/** A local day of an assignment. */
interface FreeDay {
  readonly assignment_id: number;
  readonly date: string;
}

/** The days without a decision on which no entry begins that can be the planned shift. */
export const readFreeDays = statement<FreeDay, SpanValues>(
  'readFreeDays',
  `select span.assignment_id, free.date
   from ${spanRows} span(assignment_id, first, last)
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

/** Those without an overlapping entry. */
const readUnworked = statement<
  FreeDay,
  {
    assignmentIds: readonly number[];
    dates: readonly string[];
    starts: readonly string[];
    ends: readonly string[];
  }
>(
  'readUnworkedDays',
  `select planned.assignment_id, planned.date
   from unnest($assignmentIds::bigint[], $dates::date[], $starts::timestamptz[], $ends::timestamptz[])
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
  const rows = await database.run(readUnworked, {
    assignmentIds: planned.map(({ assignmentId }) => assignmentId),
    dates: planned.map(({ date }) => date),
    starts: planned.map(({ span }) => span.start),
    ends: planned.map(({ span }) => span.end),
  });
  const unworked = new Set(rows.map((row) => `${row.assignment_id} ${row.date}`));
  return planned.filter(({ assignmentId, date }) => unworked.has(`${assignmentId} ${date}`));
}

export const saveOutcomes = statement<
  never,
  {
    ids: readonly number[];
    dates: readonly string[];
    outcome: string;
    employeeId: number;
    now: Date;
  }
>(
  'saveUnworkedDays',
  `insert into unworked_day (assignment_id, date, outcome, decided_by, decided_at)
   select distinct assignment_id, date, $outcome::text, $employeeId::bigint, $now::timestamptz
   from unnest($ids::bigint[], $dates::date[]) given(assignment_id, date)
   on conflict (assignment_id, date) do update set
     outcome = excluded.outcome, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
);

export const takeBackOutcomes = statement<
  never,
  { ids: readonly number[]; dates: readonly string[] }
>(
  'takeBackUnworkedDays',
  `delete from unworked_day using unnest($ids::bigint[], $dates::date[]) given(assignment_id, date)
   where unworked_day.assignment_id = given.assignment_id and unworked_day.date = given.date`,
);

/** The days on which people did not come. */
export const readAbsentDays = statement<
  { readonly assignment_id: number; readonly date: string },
  { assignmentIds: readonly number[]; startDate: string; endDate: string }
>(
  'readAbsentDays',
  `select assignment_id, date from unworked_day
   where assignment_id = any($assignmentIds::bigint[]) and date between $startDate and $endDate and outcome = 'ABSENT'`,
);
