import { runIn } from '../../database/statement.ts';
import type { CallRequest, Handler } from '../../http/calls.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { dismissRequests } from '../../notifications/data/notifications.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readFullName } from '../../people/data/employees.ts';
import { preparedCommand } from '../../records/routes/preparedCommand.ts';
import { noticeOf } from '../rules/noticeOf.ts';
import { createJudge } from './createJudge.ts';
import { createSaveDecisions, type DecisionSources } from './createSaveDecisions.ts';
import { requireSaneRequest } from './requireSaneRequest.ts';

/**
 * Approves, rejects or reopens entries, each by itself, in one transaction with their records and
 * with what their people are told. Of a correction and the time that it overlaps only one is
 * approved: the row's code is TIME_COLLISION. Where somebody else was first, the row says who.
 */
export function createDecide(
  context: Pick<ServerContext, 'database' | 'push'>,
  sources: DecisionSources,
): Handler<'decideTimePairs'> {
  const { database } = context;
  const judge = createJudge(context, sources);
  const saveDecisions = createSaveDecisions(context, sources);

  return preparedCommand(database, async (request) => {
    const { employee, now } = request;
    await requireSane(request, sources);
    const judgement = await judge(request);
    const [person] = await database.run(readFullName, [employee.id]);
    const notices = judgement.changed.map((each) => noticeOf(each, person?.name ?? ''));
    const deletions = judgement.changed.filter(({ action }) => action.startsWith('DELETION_'));
    const saved = await saveDecisions(request, judgement, async (transaction) => {
      await notify(transaction, notices, now);
      const ids = deletions.map(({ after }) => after.pair.id);
      const asked = ids.length === 0 ? [] : await runIn(transaction, dismissRequests, [ids, now]);
      return asked.map(({ employee_id: id }) => id);
    });
    return { ...saved, answer: { status: 200, body: { results: judgement.results } } };
  });
}

/** Reopening needs a reason, which its person is told. */
async function requireSane(
  { body, employee }: CallRequest<'decideTimePairs'>,
  { features }: Pick<DecisionSources, 'features'>,
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
