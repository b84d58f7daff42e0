import type { FeatureInfo } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { composed } from '../../database/statement.ts';
import type { KeptShift } from '../../time-entries/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toKeptShift,
  type ShiftRow,
} from '../../time-entries/data/shiftRows.ts';
import {
  folded,
  wantedPairs,
  type TimePairFilter,
} from '../../time-entries/data/timePairFilter.ts';
import type { DaySpan } from '../../time-entries/rules/daySpans.ts';

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
  readonly filter: Omit<TimePairFilter, 'search'>;
  /** Part of a name or number; empty for everybody. */
  readonly search: string;
  readonly order: FeatureInfo['properties']['SUBORDINATE_ORDER'];
  /** Counted from zero. */
  readonly page: number;
  readonly pageSize: number;
}

type PageRow = ApprovalTotals & (ApprovalPerson | { readonly employee_id: null });

/** `from` as `wantedPairs` gives it, `$1` search, `$2` and `$3` page size and offset. */
function pageSql(from: string, order: string): string {
  return `with wanted as (
       select pair.assignment_id, pair.status, pair.clock_out ${from}
     ), person as materialized (
       select employee.id as employee_id, employee.employee_number, employee.first_name,
         employee.last_name,
         (array_agg(position.description order by assignment.is_primary desc, assignment.id))[1]
           as position,
         array_agg(distinct assignment.id) as assignment_ids, count(*) as time_pairs,
         count(*) filter (where pair.status = 'PENDING_DELETE'
           or pair.status = 'PENDING' and pair.clock_out is not null) as decidable
       from wanted pair
       join assignment on assignment.id = pair.assignment_id
       join position on position.id = assignment.position_id
       join employee on employee.id = assignment.employee_id
       where $1 = ''
         or strpos(${folded("employee.first_name || ' ' || employee.last_name")}, ${folded('$1')}) > 0
         or strpos(${folded("employee.last_name || ' ' || employee.first_name")}, ${folded('$1')}) > 0
         or strpos(${folded('employee.employee_number')}, ${folded('$1')}) > 0
       group by employee.id
     )
     select total.people, total.time_pairs, total.decidable, page.employee_id,
       page.employee_number, page.first_name, page.last_name, page.position, page.assignment_ids
     from (
       select count(*) as people, coalesce(sum(time_pairs), 0)::bigint as time_pairs,
         coalesce(sum(decidable), 0)::bigint as decidable from person
     ) total
     left join lateral (select * from person order by ${order} limit $2 offset $3) page on true
     order by ${order}`;
}

const orders: Readonly<Record<ApprovalsQuery['order'], string>> = {
  lastName: `last_name collate "und-x-icu", first_name collate "und-x-icu", employee_id`,
  employeeId: 'employee_number collate "C", employee_id',
};

/** One page of people with their entries, oldest first, and the totals: two statements. */
export async function readApprovalGroups(
  database: Database,
  { spans, filter, search, order, page, pageSize }: ApprovalsQuery,
): Promise<{
  readonly people: ApprovalPerson[];
  readonly shifts: KeptShift[];
  readonly totals: ApprovalTotals;
}> {
  const wanted = wantedPairs(spans, filter, [search, pageSize, page * pageSize]);
  const name = wanted.isPlain ? `readApprovals ${order}` : '';
  const read = composed<PageRow>(pageSql(wanted.from, orders[order]), name);
  const rows = await database.run(read, wanted.values);
  const [totals = { people: 0, time_pairs: 0, decidable: 0 }] = rows;
  const people = rows.filter((row) => row.employee_id !== null);
  if (people.length === 0) return { people, shifts: [], totals };
  const shown = new Set(people.flatMap(({ assignment_ids: ids }) => ids));
  const theirs = spans.filter(({ assignmentId }) => shown.has(assignmentId));
  return { people, shifts: await readEntries(database, theirs, filter), totals };
}

async function readEntries(
  database: Database,
  spans: readonly DaySpan[],
  filter: ApprovalsQuery['filter'],
): Promise<KeptShift[]> {
  const { from, values, isPlain } = wantedPairs(spans, filter);
  const sql = `select ${shiftColumns}
     from (select pair.* ${from}) pair ${shiftJoin}
     order by pair.clock_in, pair.id`;
  const read = composed<ShiftRow>(sql, isPlain ? 'readApprovalEntries' : '');
  return (await database.run(read, values)).map(toKeptShift);
}
