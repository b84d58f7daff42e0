import type { components, FeatureInfo } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement, type Statement } from '../../database/statement.ts';
import type { KeptShift } from '../../time-entries/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toKeptShift,
  type ShiftRow,
} from '../../time-entries/data/shiftRows.ts';
import { spanValues, type DaySpan } from '../../time-entries/rules/daySpans.ts';

/** A person with entries among those that were asked for. */
export interface ApprovalPerson {
  readonly employee_id: number;
  readonly employee_number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly position: string;
  readonly assignment_ids: readonly number[];
}

/** Of all pages. */
export interface ApprovalTotals {
  readonly people: number;
  readonly time_pairs: number;
  readonly decidable: number;
}

/** Which entries a manager asks for. */
export interface ApprovalsQuery {
  readonly spans: readonly DaySpan[];
  readonly statuses: readonly components['schemas']['ApprovalStatus'][];
  /** Part of a name or number; empty for everybody. */
  readonly search: string;
  readonly order: FeatureInfo['properties']['SUBORDINATE_ORDER'];
  /** Counted from zero. */
  readonly page: number;
  readonly pageSize: number;
}

type PageRow = ApprovalTotals & (ApprovalPerson | { readonly employee_id: null });

const folded = (text: string) => `lower(${text} collate "und-x-icu")`;

/** `$1`–`$3` the spans, `$4` statuses, `$5` search, `$6` and `$7` page size and offset. */
function pageStatement(name: string, order: string): Statement<PageRow> {
  return statement(
    name,
    `with person as materialized (
       select employee.id as employee_id, employee.employee_number, employee.first_name,
         employee.last_name,
         (array_agg(position.description order by assignment.is_primary desc, assignment.id))[1]
           as position,
         array_agg(distinct assignment.id) as assignment_ids, count(*) as time_pairs,
         count(*) filter (where pair.status = 'PENDING_DELETE'
           or pair.status = 'PENDING' and pair.clock_out is not null) as decidable
       from unnest($1::bigint[], $2::date[], $3::date[]) span(assignment_id, first, last)
       join time_pair pair on pair.assignment_id = span.assignment_id and pair.is_latest
         and pair.start_date between span.first and span.last and pair.status = any($4::text[])
       join assignment on assignment.id = pair.assignment_id
       join position on position.id = assignment.position_id
       join employee on employee.id = assignment.employee_id
       where $5 = ''
         or strpos(${folded("employee.first_name || ' ' || employee.last_name")}, ${folded('$5')}) > 0
         or strpos(${folded("employee.last_name || ' ' || employee.first_name")}, ${folded('$5')}) > 0
         or strpos(${folded('employee.employee_number')}, ${folded('$5')}) > 0
       group by employee.id
     )
     select total.people, total.time_pairs, total.decidable, page.employee_id,
       page.employee_number, page.first_name, page.last_name, page.position, page.assignment_ids
     from (
       select count(*) as people, coalesce(sum(time_pairs), 0)::bigint as time_pairs,
         coalesce(sum(decidable), 0)::bigint as decidable from person
     ) total
     left join lateral (select * from person order by ${order} limit $6 offset $7) page on true
     order by ${order}`,
  );
}

const byName = `last_name collate "und-x-icu", first_name collate "und-x-icu", employee_id`;

const readPage: Readonly<Record<ApprovalsQuery['order'], Statement<PageRow>>> = {
  lastName: pageStatement('readApprovalsByName', byName),
  employeeId: pageStatement('readApprovalsByNumber', 'employee_number collate "C", employee_id'),
};

/** `$1`–`$3` the spans of the people of one page, `$4` statuses. */
const readEntries = statement<ShiftRow>(
  'readApprovalEntries',
  `select ${shiftColumns}
   from unnest($1::bigint[], $2::date[], $3::date[]) span(assignment_id, first, last)
   join time_pair pair on pair.assignment_id = span.assignment_id and pair.is_latest
     and pair.start_date between span.first and span.last and pair.status = any($4::text[])
   ${shiftJoin}
   order by pair.clock_in, pair.id`,
);

/** One page of people with their entries, oldest first, and the totals: two statements. */
export async function readApprovalGroups(
  database: Database,
  { spans, statuses, search, order, page, pageSize }: ApprovalsQuery,
): Promise<{
  readonly people: ApprovalPerson[];
  readonly shifts: KeptShift[];
  readonly totals: ApprovalTotals;
}> {
  const values = [...spanValues(spans), statuses, search, pageSize, page * pageSize];
  const rows = await database.run(readPage[order], values);
  const [totals = { people: 0, time_pairs: 0, decidable: 0 }] = rows;
  const people = rows.filter((row) => row.employee_id !== null);
  if (people.length === 0) return { people, shifts: [], totals };
  const shown = new Set(people.flatMap(({ assignment_ids: ids }) => ids));
  const theirs = spans.filter(({ assignmentId }) => shown.has(assignmentId));
  const entries = await database.run(readEntries, [...spanValues(theirs), statuses]);
  return { people, shifts: entries.map(toKeptShift), totals };
}
