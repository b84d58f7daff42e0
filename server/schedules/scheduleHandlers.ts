import { rangesOverlap, type components, type DateRange } from 'shared-contracts';
import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import { isManager } from '../people/rules/isVisibleToManager.ts';
import { readOwnAssignments } from './data/ownAssignments.ts';
import { readPlans } from './data/plans.ts';
import { assignedRanges } from './rules/assignedRanges.ts';
import { isScheduleWindow } from './rules/scheduleWindow.ts';
import type { OpenRange } from './rules/uncoveredDays.ts';

/** Schedules to read. */
export function scheduleHandlers({ database }: ServerContext) {
  return {
    getAssignmentSummaries: async ({ query, employee, now }) => {
      const window = windowOf(query);
      const ids = [...new Set(query.assignmentIds)];
      const own = await database.run(readOwnAssignments, [employee.id]);
      const managed = isManager(employee.authorities)
        ? await managedAssignments(database, employee.id, now)
        : [];
      const ownIds = own.map(({ id }) => id);
      const ranges = new Map(managed.map((each) => [each.assignmentId, each.ranges]));
      if (ids.some((id) => !ownIds.includes(id) && !ranges.has(id))) throw new Refusal('NOT_FOUND');
      return { status: 200, body: await summaries(database, ids, window, ranges) };
    },
    getEmployeeAssignmentSummaries: async ({ query, employee }) => {
      const window = windowOf(query);
      const own = await database.run(readOwnAssignments, [employee.id]);
      const ids = own
        .filter(({ authorities }) => authorities.some(showsTime))
        .filter(({ start_date: first, end_date: last }) =>
          rangesOverlap({ startDate: first, endDate: last ?? window.endDate }, window),
        )
        .map(({ id }) => id);
      return { status: 200, body: await summaries(database, ids, window) };
    },
  } satisfies Partial<Handlers>;
}

function windowOf({ startDate, endDate }: DateRange): DateRange {
  const window = { startDate, endDate };
  if (isScheduleWindow(window)) return window;
  throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'endDate', fault: 'range' }] });
}

function showsTime(authority: string): boolean {
  return authority === 'CAPTURE_TIME' || authority === 'VIEW_TIME';
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
