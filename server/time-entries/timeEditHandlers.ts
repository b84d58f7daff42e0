import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import type { Handlers } from '../calls/calls.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { presentShifts } from '../shifts/data/presentShifts.ts';
import { toShiftWithAuthor } from '../shifts/data/shiftRows.ts';
import { readLatestVersion, readVersions } from '../shifts/data/versions.ts';
import { createEdit } from './handlers/createEdit.ts';
import { planComment } from './handlers/planComment.ts';
import { planDeletion } from './handlers/planDeletion.ts';
import { planSegment } from './handlers/planSegment.ts';
import { planTakeBack } from './handlers/planTakeBack.ts';
import { planShift } from './handlers/planShift.ts';
import { requireReadable } from './policies/requireReadable.ts';

/** Adding, editing and deleting time by hand, and its versions (spec §4, §5). */
export function timeEditHandlers(context: ServerContext, book: WritableBook) {
  const { database } = context;
  const edit = createEdit(context, book);

  return {
    saveShiftPair: edit(planShift(context, book)),
    saveSegmentPair: edit(planSegment(context, book)),
    deleteTimePair: edit(planDeletion(context, book)),
    takeBackDeletion: edit(planTakeBack(context, book)),
    updateComment: edit(planComment(context, book)),
    getLatestVersion: async (request) => {
      const rows = await database.run(readLatestVersion, { id: request.path.id });
      const shifts = rows.map(toShiftWithAuthor);
      await requireReadable(database, book.facts, request, shifts[0]);
      const [timePair] = await presentShifts(book, shifts, request);
      requireFound(timePair);
      return { status: 200, body: timePair };
    },
    getCorrections: async (request) => {
      const rows = await database.run(readVersions, { id: request.path.id });
      const shifts = rows.map(toShiftWithAuthor);
      await requireReadable(database, book.facts, request, shifts[0]);
      const pairs = await presentShifts(book, shifts, request);
      const body = pairs.map((timePairSummary, index) => {
        const { reason, modifiedBy } = timePairSummary;
        return {
          correctionDate: rows[index]?.made_at ?? timePairSummary.clockIn.date,
          reason: reason && { description: reason.description },
          modifiedBy,
          timePairSummary,
        };
      });
      return { status: 200, body };
    },
  } satisfies Partial<Handlers>;
}
