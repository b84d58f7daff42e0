import type { AssignedRange, DateRange } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { readPlans } from '../../schedules/data/plans.ts';
import { assignedRanges } from '../../schedules/rules/assignedRanges.ts';
import type { ReportPerson } from '../rules/reportPerson.ts';

/** People whose plans are read together. */
const peopleAtOnce = 50;

/** People's plans on the days, by assignment, for `scheduleOn`: read once for all days. */
export async function reportPlans(
  database: Runner,
  people: readonly ReportPerson[],
  days: DateRange,
): Promise<ReadonlyMap<number, readonly AssignedRange[]>> {
  const ranges = new Map<number, readonly AssignedRange[]>();
  for (let first = 0; first < people.length; first += peopleAtOnce) {
    const some = people.slice(first, first + peopleAtOnce);
    const wanted = some.map(({ assignmentId }) => ({ assignmentId, ...days }));
    for (const [id, plan] of await readPlans(database, wanted)) {
      ranges.set(id, assignedRanges(plan, days));
    }
  }
  return ranges;
}
