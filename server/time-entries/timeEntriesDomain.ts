import { indicatorWorker } from '../adjusted-time/data/recomputeIndicators.ts';
import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import { adjustedTimeHandlers } from './adjustedTimeHandlers.ts';
import { createGetShiftSummaries } from './handlers/createGetShiftSummaries.ts';
import { timeEditHandlers } from './timeEditHandlers.ts';
import { timeListHandlers } from './timeListHandlers.ts';

/** A person's time entries, for the person and for managers (spec §2, my time). */
export function timeEntriesDomain(context: ServerContext, book: WritableBook) {
  return {
    handlers: {
      getShiftSummaries: createGetShiftSummaries(context, book),
      ...timeEditHandlers(context, book),
      ...timeListHandlers(context, book),
      ...adjustedTimeHandlers(context, book),
    } satisfies Partial<Handlers>,
    workers: [indicatorWorker(context, book.plannedDays)],
  };
}
