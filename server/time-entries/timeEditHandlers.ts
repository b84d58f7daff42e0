import type { CallRequest, Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { presentShifts } from './data/presentShifts.ts';
import { toKeptShift } from './data/shiftRows.ts';
import { readLatestVersion, readVersions } from './data/versions.ts';
import { createEdit, type EditSources } from './routes/createEdit.ts';
import { planComment } from './routes/planComment.ts';
import { planDeletion } from './routes/planDeletion.ts';
import { planSegment } from './routes/planSegment.ts';
import { planTakeBack } from './routes/planTakeBack.ts';
import { planShift } from './routes/planShift.ts';
import { requireReadable } from './routes/requireReadable.ts';
import type { Shift } from './rules/timePairRow.ts';

/** Time that is added, edited and deleted by hand, and its versions (spec §4, §5). */
export function timeEditHandlers(context: ServerContext, sources: EditSources) {
  const { database } = context;
  const edit = createEdit(context, sources);

  async function readable(
    { employee, now }: Pick<CallRequest<'getLatestVersion'>, 'employee' | 'now'>,
    shift: Shift | undefined,
  ): Promise<void> {
    const id = shift?.pair.assignment_id ?? 0;
    const assignment = (await sources.facts.assignments([id])).get(id);
    if (shift === undefined || assignment === undefined) throw new Refusal('NOT_FOUND');
    await requireReadable(database, employee, assignment, shift.pair.start_date, now);
  }

  return {
    saveShiftPair: edit(planShift(context, sources)),
    saveSegmentPair: edit(planSegment(context, sources)),
    deleteTimePair: edit(planDeletion(context, sources)),
    takeBackDeletion: edit(planTakeBack(context, sources)),
    updateComment: edit(planComment(context, sources)),
    getLatestVersion: async (request) => {
      const rows = await database.run(readLatestVersion, [request.path.id]);
      const shifts = rows.map(toKeptShift);
      await readable(request, shifts[0]);
      const [timePair] = await presentShifts(sources, shifts, request);
      if (timePair === undefined) throw new Refusal('NOT_FOUND');
      return { status: 200, body: timePair };
    },
    getCorrections: async (request) => {
      const rows = await database.run(readVersions, [request.path.id]);
      const shifts = rows.map(toKeptShift);
      await readable(request, shifts[0]);
      const pairs = await presentShifts(sources, shifts, request);
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
