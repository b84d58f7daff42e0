import { prepareLateness } from '../../adjusted-time/data/prepareLateness.ts';
import { runIn } from '../../database/statement.ts';
import type { CallRequest, Handler } from '../../http/calls.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { dismissRequests } from '../../notifications/data/notifications.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readFullName } from '../../people/data/employees.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { preparedCommand } from '../../records/routes/preparedCommand.ts';
import { emptyChain, type Change, type SignedRecord } from '../../records/rules/record.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';
import { changedFields } from '../../time-entries/rules/shiftFields.ts';
import { saveDecisions } from '../data/decisions.ts';
import { noticeOf } from '../rules/noticeOf.ts';
import { createJudge, type DecidedShift } from './createJudge.ts';
import { requireSaneRequest } from './requireSaneRequest.ts';

type Request = CallRequest<'decideTimePairs'>;

interface Sources extends Pick<PresentationSources, 'features' | 'dayPlans'> {
  readonly chain: RecordChain;
}

/**
 * Approves or rejects entries, each by itself, in one transaction with their records and with what
 * their people are told. Of a correction and the time that it overlaps only one is approved: the
 * row's code is TIME_COLLISION. Where somebody else was first, the row says who. Refuses only when no
 * row could be done: ALL_ROWS_FAILED.
 */
export function createDecide(
  { database, push }: ServerContext,
  sources: Sources,
): Handler<'decideTimePairs'> {
  const { chain, features } = sources;
  const judge = createJudge({ database }, sources);

  async function sign(
    { employee, now }: Request,
    decided: readonly DecidedShift[],
  ): Promise<SignedRecord[]> {
    const changes = decided.map(({ before, after, action }): Change => ({
      assignmentId: after.pair.assignment_id,
      timePairId: after.pair.id,
      actorKind: 'employee',
      actorId: employee.id,
      recordedAt: now.toISOString(),
      action,
      ...changedFields(before, after),
    }));
    const heads = new Map(decided.map(({ before }) => [before.pair.assignment_id, before.head]));
    const byAssignment = Map.groupBy(changes, ({ assignmentId }) => assignmentId);
    const records = await Promise.all(
      [...byAssignment].map(([id, list]) => chain.sign(heads.get(id) ?? emptyChain, list)),
    );
    return records.flat();
  }

  return preparedCommand(database, async (request) => {
    const { employee, now } = request;
    await requireSaneRequest(request, features);
    await chain.open();
    const { results, decided } = await judge(request);
    if (decided.length === 0) throw new Refusal('ALL_ROWS_FAILED', { results });

    const records = await sign(request, decided);
    const [person] = await database.run(readFullName, [employee.id]);
    const notices = decided.map((each) => noticeOf(each, person?.name ?? ''));
    const deletions = decided.filter(({ action }) => action.startsWith('DELETION_'));
    const employeeIds = [...new Set(decided.map(({ employeeId }) => employeeId))];
    const managerIds = await managersOf(database, employeeIds);
    const refreshLateness = await prepareLateness(sources.dayPlans, decided);
    let asked: readonly { readonly employee_id: number }[] = [];
    return {
      answer: { status: 200, body: { results } },
      write: async (transaction) => {
        await saveDecisions(
          transaction,
          records,
          decided.map(({ after }) => after.pair),
          decided.flatMap(({ message }) => (message === null ? [] : [message])),
        );
        await refreshLateness(transaction);
        const ids = deletions.map(({ after }) => after.pair.id);
        asked = ids.length === 0 ? [] : await runIn(transaction, dismissRequests, [ids, now]);
        await notify(transaction, notices, now);
      },
      tell: () => {
        const others = asked.map(({ employee_id: id }) => id);
        push.publish({
          type: 'time-pairs-changed',
          employeeIds: [...employeeIds, ...managerIds],
        });
        push.publish({ type: 'active-shift-changed', employeeIds });
        push.publish({ type: 'notifications-changed', employeeIds: [...employeeIds, ...others] });
      },
    };
  });
}
