import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { presentShifts } from '../shifts/data/presentShifts.ts';
import { toKeptShift } from '../shifts/data/shiftRows.ts';
import { readLatestVersion, readVersions } from '../shifts/data/versions.ts';
import { createEdit } from './routes/createEdit.ts';
import { planComment } from './routes/planComment.ts';
import { planDeletion } from './routes/planDeletion.ts';
import { planSegment } from './routes/planSegment.ts';
import { planTakeBack } from './routes/planTakeBack.ts';
import { planShift } from './routes/planShift.ts';
import { requireReadable } from './routes/requireReadable.ts';
import type { Shift } from '../shifts/rules/timePairRow.ts';

/** Adding, editing and deleting time by hand, and its versions (spec §4, §5). */
export function timeEditHandlers(context: ServerContext, book: WritableBook) {
  const { database } = context;
  const edit = createEdit(context, book);

  async function readable(
    { employee, now }: Pick<CallRequest<'getLatestVersion'>, 'employee' | 'now'>,
    shift: Shift | undefined,
  ): Promise<void> {
    const id = shift?.pair.assignment_id ?? 0;
    const assignment = (await book.facts.assignments([id])).get(id);
    if (shift === undefined || assignment === undefined) throw new Refusal('NOT_FOUND');
    await requireReadable(database, employee, assignment, shift.pair.start_date, now);
  }

  return {
    saveShiftPair: edit(planShift(context, book)),
    saveSegmentPair: edit(planSegment(context, book)),
    deleteTimePair: edit(planDeletion(context, book)),
    takeBackDeletion: edit(planTakeBack(context, book)),
    updateComment: edit(planComment(context, book)),
    getLatestVersion: async (request) => {
      const rows = await database.run(readLatestVersion, [request.path.id]);
      const shifts = rows.map(toKeptShift);
      await readable(request, shifts[0]);
      const [timePair] = await presentShifts(book, shifts, request);
      requireFound(timePair);
      return { status: 200, body: timePair };
    },
    getCorrections: async (request) => {
      const rows = await database.run(readVersions, [request.path.id]);
      const shifts = rows.map(toKeptShift);
      await readable(request, shifts[0]);
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
