import type { Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { localDay } from 'shared-contracts';
import type { PrepareCommit } from '../shift-changes/createShiftCommits.ts';
import type { FindPlannedDays } from '../time-entries/data/createDayPlans.ts';
import type { PresentationSources } from '../time-entries/data/presentShifts.ts';
import { spaced } from '../time-entries/data/timePairFilter.ts';
import { countWaiting } from './data/countWaiting.ts';
import { findManagedPositions } from './data/managedPositions.ts';
import { createDecide } from './routes/createDecide.ts';
import { createFetchApprovals } from './routes/createFetchApprovals.ts';
import { createUndo } from './routes/createUndo.ts';
import { createSelect } from './routes/createSelect.ts';

export interface ApprovalSources extends PresentationSources {
  readonly commit: PrepareCommit;
  readonly plannedDays: FindPlannedDays;
}

/** The time of subordinates, to read and to decide (spec §2, approvals). */
export function approvalHandlers(context: ServerContext, sources: ApprovalSources) {
  return {
    fetchApprovals: createFetchApprovals(context, sources),
    selectTimePairs: createSelect(context, sources),
    decideTimePairs: createDecide(context, sources),
    undoDecisions: createUndo(context, sources),
    countUndecided: async ({ path, employee, now }) => {
      if (path.id !== employee.id) throw new Refusal('NOT_FOUND');
      const { features } = await sources.features.read();
      if (!features.APPROVE_TIME_PAIRS) return { status: 200, body: { count: 0 } };
      return {
        status: 200,
        body: { count: await countWaiting(context.database, employee.id, now) },
      };
    },
    getSubordinatePositions: async ({ path, query, employee, now }) => {
      if (path.id !== employee.id) throw new Refusal('NOT_FOUND');
      const today = localDay(now.toISOString(), 'UTC');
      const { fromDate = today, toDate = fromDate, searchString = '' } = query;
      const values = [employee.id, fromDate, toDate, spaced(searchString)];
      return { status: 200, body: await context.database.run(findManagedPositions, values) };
    },
  } satisfies Partial<Handlers>;
}
