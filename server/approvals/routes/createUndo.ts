import type { components } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handler } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readWithdrawable } from '../../hr-outbox/data/withdraw.ts';
import { afterWithdrawal, canBeWithdrawn } from '../../hr-outbox/rules/withdrawal.ts';
import { askAgain, takeBackNotices } from '../../notifications/data/undoneDecisions.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { preparedCommand } from '../../calls/preparedCommand.ts';
import type { KeptDecision } from '../../shifts/rules/timePairRow.ts';
import { readShifts } from '../data/decisions.ts';
import { readLastChanges } from '../data/undoable.ts';
import { noticeKinds } from '../rules/noticeOf.ts';
import { canBeUndone } from '../rules/undo.ts';
import { mayDecide } from './createJudge.ts';
import { createSaveDecisions, type ChangedEntry } from './createSaveDecisions.ts';
import { requireFewPeople, requireSaneRequest } from './requireSaneRequest.ts';

type Request = CallRequest<'undoDecisions'>;
type Result = components['schemas']['ApprovalResult'];

/** An entry whose decision is undone. */
interface Undone extends ChangedEntry {
  readonly decision: KeptDecision;
}

/**
 * Undoes the manager's recent decisions, each by itself: restores the entries, stops their delivery
 * and removes the notifications. Decisions that are too old or have been followed by another change
 * are refused: UNDO_NOT_POSSIBLE.
 */
export function createUndo(
  context: Pick<ServerContext, 'database' | 'push'>,
  book: WritableBook,
): Handler<'undoDecisions'> {
  const { database } = context;
  const { features } = book;
  const saveDecisions = createSaveDecisions(context, book);

  async function judge({ body, employee, now }: Request) {
    const ids = body.timePairIds;
    // Reads the chain heads first, before anything that is decided on them.
    const shifts = await readShifts(database, ids);
    const pairs = [...shifts.values()].map(({ pair }) => pair);
    const [managed, last, waiting, switches] = await Promise.all([
      managedAssignments(database, employee.id, now),
      readLastChanges(database, ids),
      database.run(readWithdrawable, [
        pairs.map(({ assignment_id: id }) => id),
        pairs.map(({ original_version_id: id }) => id),
      ]),
      features.read(),
    ]);
    const changed: Undone[] = [];
    const results = ids.map((timePairId): Result => {
      const before = shifts.get(timePairId);
      const assignment = managed.find((each) => each.assignmentId === before?.pair.assignment_id);
      if (before === undefined || assignment === undefined || !mayDecide(assignment, before)) {
        return { timePairId, status: null, code: 'NOT_FOUND' };
      }
      const { decision, status, original_version_id: shiftId } = before.pair;
      const refused = { timePairId, status, code: 'UNDO_NOT_POSSIBLE' } as const;
      const change = last.get(timePairId);
      const isLast =
        change?.action === decision?.action && change?.recordedAt === decision?.at && change;
      if (!before.pair.is_latest) return refused;
      if (!canBeUndone(decision, { by: employee.id, now, features: switches })) return refused;
      if (!isLast || change.isTaken) return refused;
      const left = waiting.find((row) => row.shift_id === shiftId);
      const isOfDecision =
        left?.version_id === timePairId && left.requested_at === decision.at ? left : null;
      if (isOfDecision !== null && !canBeWithdrawn(isOfDecision)) return refused;
      const pair = { ...change.before, ...(isOfDecision && afterWithdrawal(isOfDecision)) };
      changed.push({
        head: before.head,
        before,
        after: { ...before, pair },
        action: 'DECISION_UNDONE',
        employeeId: assignment.employeeId,
        withdrawn: isOfDecision,
        decision,
      });
      return { timePairId, status: pair.status };
    });
    requireFewPeople(
      changed.map(({ employeeId }) => employeeId),
      switches,
    );
    return { results, changed };
  }

  return preparedCommand(database, async (request) => {
    const { body, employee, now } = request;
    const { requestedByUserId, timePairIds: ids } = body;
    const fieldOf = (index: number) => `timePairIds.${index}`;
    await requireSaneRequest({ requestedByUserId, ids, fieldOf }, employee, features);
    const judgement = await judge(request);
    const { changed, results } = judgement;
    const notices = changed.map(({ after, employeeId, decision }) => ({
      employee_id: employeeId,
      assignment_id: after.pair.assignment_id,
      kind: noticeKinds[decision.action],
      created_at: decision.at,
    }));
    const requests = changed
      .filter(({ decision }) => decision.action.startsWith('DELETION_'))
      .map(({ after, decision }) => ({ time_pair_id: after.pair.id, dismissed_at: decision.at }));
    const saved = await saveDecisions(request, judgement, async (transaction) => {
      await transaction.run(takeBackNotices, [JSON.stringify(notices), now]);
      if (requests.length === 0) return [];
      const managers = await transaction.run(askAgain, [JSON.stringify(requests)]);
      return managers.map(({ employee_id: id }) => id);
    });
    return { ...saved, answer: { status: 200, body: { results } } };
  });
}
