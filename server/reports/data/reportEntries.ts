import type { DateRange } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { daySpans, spanRows, spanValues, type SpanValues } from '../../shifts/rules/daySpans.ts';
import { adjustedOvertime, shownWorked } from '../../shifts/data/timePairSql.ts';
import type { ReportEntry } from '../rules/reportEntry.ts';
import type { ReportPerson } from '../rules/reportPerson.ts';
import type { ReportRequest } from '../rules/reportRequest.ts';

const readEntries = statement<
  ReportEntry,
  SpanValues & { includesOpen: boolean; costCenterId: number | null }
>(
  'readReportEntries',
  `select pair.assignment_id as "assignmentId", pair.start_date as "startDate",
     pair.time_zone as "timeZone", pair.clock_in as "clockIn", pair.clock_out as "clockOut",
     ${shownWorked} as worked, (pair.adjusted_version ->> 'duration')::int as "adjustedDuration",
     ${adjustedOvertime} as "adjustedOvertime",
     pair.is_call_back as "isCallBack", pair.meal_break_waived as "mealBreakWaived",
     (select coalesce(json_agg(json_build_object('kind', segment.pair_type,
        'timeType', kind.external_name, 'start', instant_text(segment.clock_in),
        'end', instant_text(segment.clock_out)) order by segment.clock_in, segment.id), '[]')
      from segment left join time_type kind on kind.id = segment.time_type_id
      where segment.assignment_id = pair.assignment_id
        and segment.shift_id = pair.original_version_id and segment.deleted_at is null
     ) as segments,
     pair.status, pair.is_correction as "isCorrection",
     pair.extraction_status as "extractionStatus", time_type.external_name as "timeType",
     cost_center.name as "costCenter"
   from ${spanRows} span(assignment_id, first, last)
   join time_pair pair on pair.assignment_id = span.assignment_id and pair.is_latest
     and pair.start_date between span.first and span.last
   left join time_type on time_type.id = pair.time_type_id
   left join cost_center on cost_center.id = pair.cost_center_id
   where pair.status <> 'DELETED' and (pair.clock_out is not null or $includesOpen)
     and ($costCenterId::bigint is null or pair.cost_center_id = $costCenterId)
   order by pair.start_date, pair.clock_in, pair.id`,
);

/**
 * The entries of people on those of the days that are the manager's, by assignment, oldest first.
 */
export async function reportEntries(
  database: Runner,
  people: readonly ReportPerson[],
  days: DateRange,
  {
    includeIncompleteTimePairs,
    costCenterId,
  }: Pick<ReportRequest, 'includeIncompleteTimePairs' | 'costCenterId'>,
): Promise<ReadonlyMap<number, readonly ReportEntry[]>> {
  const spans = people.flatMap(({ assignmentId, spans: managed }) =>
    daySpans(
      assignmentId,
      managed.map(({ first, last }) => ({ startDate: first, endDate: last })),
      days,
    ),
  );
  const entries = await database.run(readEntries, {
    ...spanValues(spans),
    includesOpen: includeIncompleteTimePairs,
    costCenterId,
  });
  return Map.groupBy(entries, ({ assignmentId }) => assignmentId);
}
