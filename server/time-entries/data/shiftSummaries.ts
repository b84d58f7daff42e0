import { asksForUncounted, type components } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { composed } from '../../database/statement.ts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import { countsInSums, shownWorked, sumOfShown } from '../../shifts/data/timePairSql.ts';
import type { ShiftWithAuthor } from '../../shifts/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toShiftWithAuthor,
  type ShiftRow,
  shiftColumnsOf,
} from '../../shifts/data/shiftRows.ts';
import { wantedPairs, type TimePairFilter } from '../../shifts/data/timePairFilter.ts';

type Payload = components['schemas']['ShiftSummariesFilter'];
type SortField = NonNullable<Payload['sortBy']>;
type SortDirection = NonNullable<Payload['sortDirection']>;

/** The requested entries of the spans, and their paging. */
export interface SummariesQuery {
  readonly spans: readonly DaySpan[];
  readonly filter: TimePairFilter;
  readonly sortBy: SortField;
  readonly sortDirection: SortDirection;
  /** Starts at zero. */
  readonly page: number;
  readonly pageSize: number;
}

/** Number of entries of the spans, on all pages. */
export interface SummaryTotals {
  readonly count: number;
  /**
   * Displayed seconds of ended entries that count in sums, each rounded to the minute; of all
   * entries if the filter asks only for others.
   */
  readonly duration: number;
  /** The same for their adjusted versions, if any. */
  readonly adjusted: number;
}

/** Every row contains the totals; if the page is empty, a row without an entry does. */
type SummaryRow = SummaryTotals & (ShiftRow | { readonly pair: null });

/** Ties are sorted by clock-in, then by id. */
const sortColumns: Readonly<Record<SortField, readonly string[]>> = {
  startDate: ['start_date', 'clock_in'],
  clockIn: ['clock_in'],
  clockOut: ['clock_out', 'clock_in'],
  duration: ['duration', 'clock_in'],
  status: ['status collate "C"', 'clock_in'],
};

const directions = { ascending: 'asc', descending: 'desc' } as const;

/**
 * Reads the short keys of all entries once, for totals and order, and whole rows for one page only.
 * `$1` and `$2` are page size and offset.
 */
function pageSql(
  from: string,
  counted: string,
  sortBy: SortField,
  sortDirection: SortDirection,
): string {
  const order = [...sortColumns[sortBy], 'id']
    .map((column) => `${column} ${directions[sortDirection]}`)
    .join(', ');
  return `with wanted as materialized (
       select pair.assignment_id, pair.id, pair.start_date, pair.clock_in, pair.clock_out,
         ${shownWorked} as duration, pair.status, pair.is_correction,
         coalesce((pair.adjusted_version ->> 'duration')::integer, ${shownWorked}) as adjusted
       ${from}
     ), total as (
       select count(*) as count, ${sumOfShown('duration', counted)} as duration,
         ${sumOfShown('adjusted', counted)} as adjusted
       from wanted
     )
     select total.count, total.duration, total.adjusted, ${shiftColumnsOf('page')}
     from total left join lateral (
       select ${shiftColumns}, place
       from (select assignment_id, id, row_number() over (order by ${order}) as place
         from wanted order by ${order} limit $limit offset $offset) key
       join time_pair pair on pair.assignment_id = key.assignment_id and pair.id = key.id
       ${shiftJoin}
     ) page on true
     order by page.place`;
}

/** The statement for one page with its values; prepared if it filters only by days and status. */
export function summariesStatement({
  spans,
  filter,
  sortBy,
  sortDirection,
  page,
  pageSize,
}: SummariesQuery) {
  const { from, values, isPlain } = wantedPairs(spans, filter);
  const countsAll = asksForUncounted(filter.statuses);
  const sql = pageSql(from, countsAll ? 'true' : countsInSums, sortBy, sortDirection);
  const name = isPlain && !countsAll ? `readSummaries ${sortBy} ${sortDirection}` : '';
  return {
    statement: composed<SummaryRow, typeof values & { limit: number; offset: number }>(sql, name),
    values: { ...values, limit: pageSize, offset: page * pageSize },
  };
}

/** One page of entries and the totals of all, with one statement. */
export async function readSummaries(
  database: Database,
  query: SummariesQuery,
): Promise<{ readonly shifts: ShiftWithAuthor[]; readonly totals: SummaryTotals }> {
  const { statement, values } = summariesStatement(query);
  const rows = await database.run(statement, values);
  const [totals = { count: 0, duration: 0, adjusted: 0 }] = rows;
  const entries = rows.filter((row) => row.pair !== null);
  return { shifts: entries.map(toShiftWithAuthor), totals };
}
