import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handler } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { dismissRequests } from '../../notifications/data/notifications.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readFullName } from '../../people/data/employees.ts';
import { preparedCommand } from '../../calls/preparedCommand.ts';
import { noticeOf } from '../rules/noticeOf.ts';
import { createJudge } from './createJudge.ts';
import { createSaveDecisions } from './createSaveDecisions.ts';
import { requireSaneRequest } from './requireSaneRequest.ts';

/**
 * Approves, rejects or reopens entries, each by itself, in one transaction with their records and
 * notifications. Of a correction and the time that it overlaps, only one can be approved: the row's
 * code is TIME_COLLISION. If somebody else was first, the row names that person.
 */
export function createDecide(
  context: Pick<ServerContext, 'database' | 'push'>,
  book: WritableBook,
): Handler<'decideTimePairs'> {
  const { database } = context;
  const judge = createJudge(context, book);
  const saveDecisions = createSaveDecisions(context, book);

  return preparedCommand(database, async (request) => {
    const { employee, now } = request;
    await requireSane(request, book);
    const judgement = await judge(request);
    const [person] = await database.run(readFullName, [employee.id]);
    const notices = judgement.changed.map((each) => noticeOf(each, person?.name ?? ''));
    const deletions = judgement.changed.filter(({ action }) => action.startsWith('DELETION_'));
    const restored = judgement.changed.flatMap((each) => each.restored ?? []);
    const all = { ...judgement, changed: [...judgement.changed, ...restored] };
    const saved = await saveDecisions(request, all, async (transaction) => {
      await notify(transaction, notices, now);
      const ids = deletions.map(({ after }) => after.pair.id);
      const requests = ids.length === 0 ? [] : await transaction.run(dismissRequests, [ids, now]);
      return requests.map(({ employee_id: id }) => id);
    });
    return { ...saved, answer: { status: 200, body: { results: judgement.results } } };
  });
}

/** Reopening needs a reason, which the person is told. */
async function requireSane(
  { body, employee }: CallRequest<'decideTimePairs'>,
  { features }: Pick<WritableBook, 'features'>,
): Promise<void> {
  const { requestedByUserId, statusRequests, reason } = body;
  const ids = statusRequests.map(({ timePairId }) => timePairId);
  const fieldOf = (index: number) => `statusRequests.${index}.timePairId`;
  await requireSaneRequest({ requestedByUserId, ids, fieldOf }, employee, features);
  const reopens = statusRequests.some(({ status }) => status === 'PENDING');
  if (reopens && (reason ?? '').trim() === '') {
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'reason', fault: 'required' }] });
  }
}
