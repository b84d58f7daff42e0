import type { ServerContext } from '../calls/serverContext.ts';
import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import { watchClockIns } from './data/watchClockIns.ts';
import { watchOpenShifts } from './data/watchOpenShifts.ts';

/** Reminders of forgotten punches (spec §9): jobs without calls. */
export function missedPunchesDomain(context: ServerContext, book: WritableBook) {
  return { handlers: {}, workers: [watchOpenShifts(context, book), watchClockIns(context, book)] };
}
