import { rangesOverlap, showsTime, type components, type DateRange } from 'shared-contracts';
import type { Database } from '../database/database.ts';
import type { Features } from '../features/createFeatures.ts';
import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { requireWindow } from './requireWindow.ts';
import { readOwnAssignments } from './data/ownAssignments.ts';
import { readPlans } from './data/plans.ts';
import { requireSeenPlans } from './policies/requireSeenPlans.ts';
import { assignedRanges } from './rules/assignedRanges.ts';
import type { OpenRange } from './rules/uncoveredDays.ts';

/** Reading schedules: a person's own and those of subordinates, each with its own switch. */
export function schedulesDomain({ database }: ServerContext, features: Pick<Features, 'isOn'>) {
  return {
    handlers: {
      getAssignmentSummaries: async ({ query, reader, now }) => {
        const window = requireWindow(query);
        const ids = [...new Set(query.assignmentIds)];
        const ranges = await requireSeenPlans(database, features, { reader, now }, ids);
        return { status: 200, body: await summaries(database, ids, window, ranges) };
      },
      getEmployeeAssignmentSummaries: async ({ query, employee }) => {
        const window = requireWindow(query);
        const own = await database.run(readOwnAssignments, { employeeId: employee.id });
        const ids = own
          .filter(({ authorities }) => showsTime(authorities))
          .filter(({ start_date: first, end_date: last }) =>
            rangesOverlap({ startDate: first, endDate: last ?? window.endDate }, window),
          )
          .map(({ id }) => id);
        return { status: 200, body: await summaries(database, ids, window) };
      },
    } satisfies Partial<Handlers>,
  };
}

async function summaries(
  database: Database,
  assignmentIds: readonly number[],
  window: DateRange,
  managed: ReadonlyMap<number, readonly OpenRange[]> = new Map(),
): Promise<components['schemas']['AssignmentSummaries']> {
  const wanted = assignmentIds.map((assignmentId) => ({ assignmentId, ...window }));
  const plans = await readPlans(database, wanted);
  return assignmentIds.flatMap((assignmentId) => {
    const plan = plans.get(assignmentId);
    if (plan === undefined) return [];
    const { description, position, timeZone } = plan;
    const ranges = assignedRanges(plan, window, managed.get(assignmentId));
    return [{ assignmentId, description, position, timeZone, ranges }];
  });
}
