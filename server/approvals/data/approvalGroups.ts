import type { components, FeatureInfo } from 'shared-contracts';
import { composed, type Runner } from '../../database/statement.ts';
import { sumOfShown, decidable, shownWorked, undecided } from '../../shifts/data/timePairSql.ts';
import type { ShiftWithAuthor } from '../../shifts/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toShiftWithAuthor,
  type ShiftRow,
} from '../../shifts/data/shiftRows.ts';
import {
  notDelivered,
  pairsOfDays,
  wantedPairs,
  type PairsOfDays,
  type TimePairFilter,
} from '../../shifts/data/timePairFilter.ts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import { matchesPerson } from '../../people/data/matchesPerson.ts';
import { personOrder } from '../../people/data/personSql.ts';

/** A person with entries that match the query. */
export interface ApprovalPerson {
  readonly employee_id: number;
  readonly employee_number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly position: string;
  readonly assignment_ids: readonly number[];
}

/** Totals over all pages. */
export interface ApprovalTotals {
  readonly people: number;
  readonly time_pairs: number;
  readonly decidable: number;
}

/** Totals of a person's matching entries over all pages; sums include every status. */
export interface PersonTotals {
  readonly employee_id: number;
  readonly time_pairs: number;
  readonly decidable: number;
  readonly deletions: number;
  /** Seconds of ended entries that count, and of their adjusted versions. */
  readonly duration: number;
  readonly adjusted: number;
  readonly open_ids: readonly number[];
  /**
   * Stored indicators of undecided entries, with repetitions, and those of all undelivered ones.
   */
  readonly indicators: readonly components['schemas']['InfoIndicator'][];
}

/** Selects the entries that a manager asks for. */
export interface ApprovalsQuery {
  readonly spans: readonly DaySpan[];
  readonly filter: Omit<TimePairFilter, 'search'>;
  /** Part of a name or number; empty for all. */
  readonly search: string;
  readonly order: FeatureInfo['properties']['SUBORDINATE_ORDER'];
}

/** Both start at zero. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

type PageRow = ApprovalTotals & (ApprovalPerson | { readonly employee_id: null });

interface PageValues {
  search: string;
  limit: number;
  offset: number;
  /** Assignments that are listed even without entries. */
  andAssignments: readonly number[];
}

/** `from` as `wantedPairs` returns it. */
function peopleSql(from: string, order: string): string {
  return `with counted as materialized (
       select pair.assignment_id, count(*) as time_pairs, count(*) filter (where ${decidable}) as decidable
       ${from} group by pair.assignment_id
       union all select unnest($andAssignments::bigint[]), 0, 0
     ), person as materialized (
       select employee.id as employee_id, employee.employee_number, employee.first_name,
         employee.last_name,
         (array_agg(position.description order by assignment.is_primary desc, assignment.id))[1]
           as position,
         array_agg(distinct assignment.id) as assignment_ids, sum(time_pairs) as time_pairs,
         sum(decidable) as decidable
       from counted
       join assignment on assignment.id = counted.assignment_id
       join position on position.id = assignment.position_id
       join employee on employee.id = assignment.employee_id
       where ${matchesPerson('$search')}
       group by employee.id
     )
     select total.people, total.time_pairs, total.decidable, page.employee_id,
       page.employee_number, page.first_name, page.last_name, page.position, page.assignment_ids
     from (
       select count(*) as people, coalesce(sum(time_pairs), 0)::bigint as time_pairs,
         coalesce(sum(decidable), 0)::bigint as decidable from person
     ) total
     left join lateral (select * from person order by ${order} limit $limit offset $offset) page on true
     order by ${order}`;
}

function totalsSql({ from, isWanted }: PairsOfDays): string {
  return `with pair as materialized (
       select assignment.employee_id, pair.id, pair.status, pair.clock_out, ${shownWorked} as duration,
         pair.is_correction, pair.deleted_at, pair.info_indicators, pair.synchronisation_status,
         coalesce((pair.adjusted_version ->> 'duration')::integer, ${shownWorked}) as adjusted,
         pair.is_wanted
       from (select pair.*, ${isWanted} as is_wanted ${from}) pair
       join assignment on assignment.id = pair.assignment_id
     ), unusual as (
       select employee_id, array_agg(indicator) as indicators
       from (
         select employee_id, unnest(info_indicators) as indicator from pair
         where is_wanted and ${undecided}
         union all
         select employee_id, 'NOT_DELIVERED' from pair where is_wanted and ${notDelivered}
       ) each group by employee_id
     )
     select pair.employee_id, count(*) filter (where is_wanted) as time_pairs,
       count(*) filter (where is_wanted and ${decidable}) as decidable,
       count(*) filter (where is_wanted and pair.status = 'PENDING_DELETE') as deletions,
       ${sumOfShown('duration')} as duration,
       ${sumOfShown('adjusted')} as adjusted,
       coalesce(array_agg(pair.id) filter (where is_wanted and pair.clock_out is null
         and not pair.is_correction and pair.deleted_at is null), '{}') as open_ids,
       coalesce((select indicators from unusual where unusual.employee_id = pair.employee_id), '{}')
         as indicators
     from pair group by pair.employee_id`;
}

/** `from` as `wantedPairs` returns it; pages the entries of each person. */
function entriesSql(from: string): string {
  return `select ${shiftColumns}
     from (
       select assignment_id, id, row_number() over (
         partition by employee_id order by clock_in, id) as place
       from (select pair.assignment_id, pair.id, pair.clock_in ${from}) wanted
       join (select id as asked_id, employee_id from assignment) asked on asked_id = assignment_id
     ) key
     join time_pair pair on pair.assignment_id = key.assignment_id and pair.id = key.id
     ${shiftJoin}
     where key.place > $offset and key.place <= $limit::bigint + $offset
     order by pair.clock_in, pair.id`;
}

/** The statement for one page of people with its values; prepared if there is no filter. */
export function peopleStatement(
  { spans, filter, search, order }: ApprovalsQuery,
  { page, pageSize }: Paging,
  andAssignments: readonly number[] = [],
) {
  const { from, values, isPlain } = wantedPairs(spans, filter);
  const name = isPlain ? `readApprovals ${order}` : '';
  const sql = peopleSql(from, personOrder[order]);
  return {
    statement: composed<PageRow, typeof values & PageValues>(sql, name),
    values: { ...values, search, limit: pageSize, offset: page * pageSize, andAssignments },
  };
}

/** One page of people with the totals of all; `andAssignments` are listed even without entries. */
export async function readApprovalPeople(
  database: Runner,
  query: ApprovalsQuery,
  paging: Paging,
  andAssignments: readonly number[] = [],
): Promise<{ readonly people: ApprovalPerson[]; readonly totals: ApprovalTotals }> {
  const { statement, values } = peopleStatement(query, paging, andAssignments);
  const rows = await database.run(statement, values);
  const [totals = { people: 0, time_pairs: 0, decidable: 0 }] = rows;
  return { people: rows.filter((row) => row.employee_id !== null), totals };
}

/** The totals of the people to whom the assignments in the spans belong. */
export async function readPersonTotals(
  database: Runner,
  { spans, filter }: Pick<ApprovalsQuery, 'spans' | 'filter'>,
): Promise<ReadonlyMap<number, PersonTotals>> {
  const pairs = pairsOfDays(spans, filter);
  const read = composed<PersonTotals, typeof pairs.values>(
    totalsSql(pairs),
    pairs.isPlain ? 'readApprovalTotals' : '',
  );
  const rows = await database.run(read, pairs.values);
  return new Map(rows.map((row) => [row.employee_id, row]));
}

/** One page of entries per person to whom the assignments in the spans belong, oldest first. */
export async function readApprovalEntries(
  database: Runner,
  { spans, filter }: Pick<ApprovalsQuery, 'spans' | 'filter'>,
  { page, pageSize }: Paging,
): Promise<ShiftWithAuthor[]> {
  if (pageSize === 0) return [];
  const { from, values, isPlain } = wantedPairs(spans, filter);
  const read = composed<ShiftRow, typeof values & Pick<PageValues, 'limit' | 'offset'>>(
    entriesSql(from),
    isPlain ? 'readApprovalEntries' : '',
  );
  const paging = { limit: pageSize, offset: page * pageSize };
  return (await database.run(read, { ...values, ...paging })).map(toShiftWithAuthor);
}
