import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { type DayPlan, scheduledSpan } from '../rules/dayPlan.ts';
import type { TimePairRow } from '../rules/timePairRow.ts';

/** An entry and its plan. */
export interface PlannedEntry {
  readonly pair: Pick<TimePairRow, 'assignment_id' | 'original_version_id'>;
  readonly plan: DayPlan;
}

/**
 * `dates`: the days of the plans; `starts` and `ends`: null without set times. Returns the index of
 * each entry that shares its shift with others.
 */
const readWorkedBeside = statement<
  { place: number; seconds: number; is_open: boolean },
  {
    assignmentIds: readonly number[];
    shiftIds: readonly number[];
    dates: readonly string[];
    starts: readonly (string | null)[];
    ends: readonly (string | null)[];
  }
>(
  'readWorkedBeside',
  `select asked.place::integer, coalesce(sum(other.duration), 0)::integer as seconds,
     bool_or(other.clock_out is null) as is_open
   from unnest($assignmentIds::bigint[], $shiftIds::bigint[], $dates::date[],
       $starts::timestamptz[], $ends::timestamptz[])
     with ordinality asked(assignment_id, shift_id, date, begins, ends, place)
   join time_pair other on other.assignment_id = asked.assignment_id
     and other.start_date between asked.date - 1 and asked.date + 1
     and other.is_latest and other.deleted_at is null
     and other.status <> 'REJECTED' and not other.is_correction
     and other.original_version_id <> asked.shift_id
     and case when asked.begins is null then other.start_date = asked.date
       else other.clock_in < asked.ends and coalesce(other.clock_out, 'infinity') > asked.begins end
   group by asked.place`,
);

/**
 * The seconds that other entries worked of each entry's planned shift, in order; null while one of
 * them is open.
 */
export async function workedBeside(
  database: Pick<Database, 'run'>,
  entries: readonly PlannedEntry[],
): Promise<readonly (number | null)[]> {
  if (entries.length === 0) return [];
  const spans = entries.map(({ plan }) => scheduledSpan(plan));
  const rows = await database.run(readWorkedBeside, {
    assignmentIds: entries.map(({ pair }) => pair.assignment_id),
    shiftIds: entries.map(({ pair }) => pair.original_version_id),
    dates: entries.map(({ plan }) => plan.date),
    starts: spans.map((span) => span?.start ?? null),
    ends: spans.map((span) => span?.end ?? null),
  });
  const byPlace = new Map(rows.map((row) => [row.place, row.is_open ? null : row.seconds]));
  return entries.map((_entry, index) => {
    const seconds = byPlace.get(index + 1);
    return seconds === undefined ? 0 : seconds;
  });
}
