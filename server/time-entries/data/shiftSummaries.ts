import type { components } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement, type Statement } from '../../database/statement.ts';
import { spanValues, type DaySpan } from '../rules/daySpans.ts';
import type { KeptShift } from './presentShifts.ts';
import { shiftColumns, shiftJoin, toKeptShift, type ShiftRow } from './shiftRows.ts';

type Filter = components['schemas']['ShiftSummariesFilter'];
type SortField = NonNullable<Filter['sortBy']>;
type SortDirection = NonNullable<Filter['sortDirection']>;

/** Which entries of the spans are wanted, and how they are paged. */
export interface SummariesQuery {
  readonly spans: readonly DaySpan[];
  readonly statuses: readonly components['schemas']['ApprovalStatus'][];
  readonly sortBy: SortField;
  readonly sortDirection: SortDirection;
  /** Counted from zero. */
  readonly page: number;
  readonly pageSize: number;
}

/** Entries of the spans, of all pages. */
export interface SummaryTotals {
  readonly count: number;
  /** Seconds of ended entries that are neither deleted nor rejected. */
  readonly duration: number;
}

/** `$1`–`$3` the spans, `$4` the statuses. */
const fromSpans = `from unnest($1::bigint[], $2::date[], $3::date[]) span(assignment_id, first, last)
  join time_pair pair on pair.assignment_id = span.assignment_id and pair.is_latest
    and pair.start_date between span.first and span.last and pair.status = any($4::text[])`;

const readTotals = statement<SummaryTotals>(
  'readSummaryTotals',
  `select count(*) as count, coalesce(sum(pair.duration)
     filter (where pair.status not in ('DELETED', 'REJECTED')), 0) as duration ${fromSpans}`,
);

/** Equal ones stand in the order of their clock-in, and those in the order of their ids. */
const sortColumns: Readonly<Record<SortField, readonly string[]>> = {
  startDate: ['start_date', 'clock_in'],
  clockIn: ['clock_in'],
  clockOut: ['clock_out', 'clock_in'],
  duration: ['duration', 'clock_in'],
  status: ['status collate "C"', 'clock_in'],
};

const directions = { ascending: 'asc', descending: 'desc' } as const;

/** A statement for each order; each sorts keys alone and reads whole rows for one page. */
const readPage: Readonly<Record<`${SortField} ${SortDirection}`, Statement<ShiftRow>>> = {
  'startDate ascending': pageStatement('startDate', 'ascending'),
  'startDate descending': pageStatement('startDate', 'descending'),
  'clockIn ascending': pageStatement('clockIn', 'ascending'),
  'clockIn descending': pageStatement('clockIn', 'descending'),
  'clockOut ascending': pageStatement('clockOut', 'ascending'),
  'clockOut descending': pageStatement('clockOut', 'descending'),
  'duration ascending': pageStatement('duration', 'ascending'),
  'duration descending': pageStatement('duration', 'descending'),
  'status ascending': pageStatement('status', 'ascending'),
  'status descending': pageStatement('status', 'descending'),
};

function pageStatement(sortBy: SortField, sortDirection: SortDirection): Statement<ShiftRow> {
  const columns = [...sortColumns[sortBy], 'id'];
  const order = columns.map((column) => `pair.${column} ${directions[sortDirection]}`).join(', ');
  return statement(
    `readSummaries ${sortBy} ${sortDirection}`,
    `select ${shiftColumns}
     from (select pair.assignment_id, pair.id, row_number() over (order by ${order}) as place
       ${fromSpans} order by ${order} limit $5 offset $6) wanted
     join time_pair pair on pair.assignment_id = wanted.assignment_id and pair.id = wanted.id
     ${shiftJoin}
     order by wanted.place`,
  );
}

/** One page of entries and the totals of all, with two statements. */
export async function readSummaries(
  database: Database,
  { spans, statuses, sortBy, sortDirection, page, pageSize }: SummariesQuery,
): Promise<{ readonly shifts: KeptShift[]; readonly totals: SummaryTotals }> {
  const values = [...spanValues(spans), statuses];
  const [rows, [totals = { count: 0, duration: 0 }]] = await Promise.all([
    database.run(readPage[`${sortBy} ${sortDirection}`], [...values, pageSize, page * pageSize]),
    database.run(readTotals, values),
  ]);
  return { shifts: rows.map(toKeptShift), totals };
}
