import { joinHead } from '../../records/data/chainHead.ts';
import { statement, type Runner } from '../../database/statement.ts';
import {
  undecided,
  shownSpan,
  shownWorked,
  sumOfShown,
  adjustedOvertime,
  secondsOfSegments,
} from '../../shifts/data/timePairSql.ts';
import { overtimeKinds } from '../../shifts/rules/timePairRow.ts';
import {
  spanRows,
  spanValues,
  type DaySpan,
  type SpanValues,
} from '../../shifts/rules/daySpans.ts';
import type { SpanHours } from '../rules/cycleHours.ts';

interface CountRow {
  readonly place: number;
  readonly entries: number;
  readonly undecided: number;
}

export const countEntries = statement<CountRow, SpanValues>(
  'countCycleEntries',
  `select span.place, count(*) as entries, count(*) filter (where ${undecided}) as undecided
   from ${spanRows} with ordinality
     span(assignment_id, first, last, place)
   join time_pair pair on pair.assignment_id = span.assignment_id and pair.is_latest
     and pair.start_date between span.first and span.last
   where pair.status <> 'DELETED'
   group by span.place`,
);

/** The spans with their numbers of entries and of undecided ones. */
export async function spansWithEntries<Span extends DaySpan>(
  database: Runner,
  spans: readonly Span[],
): Promise<(Span & Omit<CountRow, 'place'>)[]> {
  const rows = await database.run(countEntries, spanValues(spans));
  const counts = new Map(rows.map((row) => [row.place, row]));
  return spans.map((span, index) => {
    const { entries, undecided: open } = counts.get(index + 1) ?? nothing;
    return { ...span, entries, undecided: open };
  });
}

const nothing = { entries: 0, undecided: 0 };

/** Reads all at one moment: anything recorded later has a higher number. */
const readHours = statement<SpanHours, SpanValues>(
  'readCycleHours',
  `select span.assignment_id as "assignmentId", span.first, span.last,
     coalesce(head.sequence, 0) as sequence, head.mac,
     time_type.external_name as "timeType", coalesce(entry.entries, 0) as entries,
     coalesce(entry.undecided, 0) as undecided, coalesce(entry.worked, 0) as worked,
     coalesce(entry.breaks, 0) as breaks, coalesce(entry.overtime, 0) as overtime,
     coalesce(entry.early_login, 0) as "earlyLogin", coalesce(entry.call_back, 0) as "callBack",
     coalesce(entry.adjusted, 0) as adjusted,
     coalesce(entry.adjusted_overtime, 0) as "adjustedOvertime"
   from ${spanRows} span(assignment_id, first, last)
   ${joinHead('span.assignment_id')}
   left join lateral (
     select time_type_id, count(*) as entries, count(*) filter (where ${undecided}) as undecided,
       ${sumOfShown('duration')} as worked, ${sumOfShown('breaks')} as breaks,
       ${sumOfShown('overtime')} as overtime, ${sumOfShown('early_login')} as early_login,
       ${sumOfShown('case when is_call_back then duration else 0 end')} as call_back,
       ${sumOfShown('adjusted')} as adjusted,
       ${sumOfShown('adjusted_overtime')} as adjusted_overtime
     from (
       select pair.time_type_id, pair.status, pair.is_correction, pair.is_call_back,
         pair.clock_out, ${shownWorked} as duration,
         ${shownSpan('pair.clock_in', 'pair.clock_out')} - ${shownWorked} as breaks,
         ${secondsOfSegments(overtimeKinds)} as overtime,
         ${secondsOfSegments(['EARLY_LOGIN'])} as early_login,
         coalesce((pair.adjusted_version ->> 'duration')::int, ${shownWorked}) as adjusted,
         ${adjustedOvertime} as adjusted_overtime
       from time_pair pair
       where pair.assignment_id = span.assignment_id and pair.is_latest
         and pair.start_date between span.first and span.last and pair.status <> 'DELETED'
     ) pair
     group by time_type_id
   ) entry on true
   left join time_type on time_type.id = entry.time_type_id
   order by span.assignment_id, span.first, time_type.external_name`,
);

/** The hours of the spans by time type; a span without entries has one row without a type. */
export function readSpanHours(database: Runner, spans: readonly DaySpan[]): Promise<SpanHours[]> {
  return database.run(readHours, spanValues(spans));
}
