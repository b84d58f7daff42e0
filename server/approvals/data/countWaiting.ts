import { addDays, limits, localDay } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { daySpans, spanRows, spanValues, type SpanValues } from '../../shifts/rules/daySpans.ts';
import { decidable } from '../../shifts/data/timePairSql.ts';

export const countDecidable = statement<{ readonly count: number }, SpanValues>(
  'countDecidable',
  `select count(*) from ${spanRows} span(assignment_id, first, last)
   join time_pair pair on pair.assignment_id = span.assignment_id and pair.is_latest
     and pair.start_date between span.first and span.last
   where ${decidable}`,
);

/** How many entries wait for this manager, as far back as Employee Time looks. */
export async function countWaiting(
  database: Runner,
  managerId: number,
  now: Date,
): Promise<number> {
  const managed = await managedAssignments(database, managerId, now);
  const instant = now.toISOString();
  const spans = managed.flatMap(({ assignmentId, ranges, timeZone }) => {
    const endDate = localDay(instant, timeZone);
    const days = limits.defaultApprovalDays - 1 + limits.approvalLookBackDays;
    return daySpans(assignmentId, ranges, { startDate: addDays(endDate, -days), endDate });
  });
  const [row] = await database.run(countDecidable, spanValues(spans));
  return row?.count ?? 0;
}
