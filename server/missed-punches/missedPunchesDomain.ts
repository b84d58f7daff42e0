import type { ServerContext } from '../calls/serverContext.ts';
import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import { watchClockIns } from './data/watchClockIns.ts';
import { watchOpenShifts } from './data/watchOpenShifts.ts';

/** What people seem to have forgotten (spec §9): nobody asks for it by a call. */
export function missedPunchesDomain(context: ServerContext, book: WritableBook) {
  return { handlers: {}, workers: [watchOpenShifts(context, book), watchClockIns(context, book)] };
}
