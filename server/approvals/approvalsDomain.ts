import { fold, localDay } from 'shared-contracts';
import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import type { Handlers } from '../calls/calls.ts';
import { requireSelf } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { countWaiting } from './data/countWaiting.ts';
import { findManagedPositions } from './data/managedPositions.ts';
import { createDecide } from './handlers/createDecide.ts';
import { createFetchApprovals } from './handlers/createFetchApprovals.ts';
import { createUndo } from './handlers/createUndo.ts';
import { createSelect } from './handlers/createSelect.ts';

/** Reading and deciding the time of subordinates (spec §2, approvals). */
export function approvalsDomain(context: ServerContext, book: WritableBook) {
  return {
    handlers: {
      fetchApprovals: createFetchApprovals(context, book),
      selectTimePairs: createSelect(context, book),
      decideTimePairs: createDecide(context, book),
      undoDecisions: createUndo(context, book),
      countUndecided: async ({ path, employee, now }) => {
        requireSelf(employee, path.id);
        const { features } = await book.features.read();
        if (!features.APPROVE_TIME_PAIRS) return { status: 200, body: { count: 0 } };
        return {
          status: 200,
          body: { count: await countWaiting(context.database, employee.id, now) },
        };
      },
      getSubordinatePositions: async ({ path, query, employee, now }) => {
        requireSelf(employee, path.id);
        const today = localDay(now.toISOString(), 'UTC');
        const { fromDate = today, toDate = fromDate, searchString = '' } = query;
        const body = await context.database.run(findManagedPositions, {
          managerId: employee.id,
          startDate: fromDate,
          endDate: toDate,
          search: fold(searchString),
        });
        return { status: 200, body };
      },
    } satisfies Partial<Handlers>,
  };
}
