import type { components, FeatureInfo } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handler } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import { readWithdrawable } from '../../hr-outbox/data/withdraw.ts';
import {
  afterWithdrawal,
  canBeWithdrawn,
  type WithdrawableRow,
} from '../../hr-outbox/rules/withdrawal.ts';
import { askAgain, takeBackNotices } from '../../notifications/data/undoneDecisions.ts';
import {
  managedAssignments,
  type ManagedAssignment,
} from '../../people/data/managedAssignments.ts';
import { decidesOn } from '../../people/rules/decidesOn.ts';
import type { KeptDecision } from '../../shifts/rules/timePairRow.ts';
import { readShifts, type AskedShift } from '../data/decisions.ts';
import { readLastChanges, type LastChange } from '../data/undoable.ts';
import { noticeKinds } from '../rules/noticeOf.ts';
import { canBeUndone } from '../rules/undo.ts';
import { tellOfDecisions, writeDecisions } from './writeDecisions.ts';
import type { ChangedEntry } from './changedEntry.ts';
import { requireFewPeople, requireSaneRequest } from './requireSaneRequest.ts';

type Request = CallRequest<'undoDecisions'>;
type Result = components['schemas']['ApprovalResult'];

/** An entry whose decision is undone. */
interface Undone extends ChangedEntry {
  readonly decision: KeptDecision;
}

/**
 * Undoes the manager's recent decisions, each by itself: restores the entries, stops their delivery
 * and dismisses the notifications. Decisions that are too old or have been followed by another change
 * are refused: UNDO_NOT_POSSIBLE.
 */
export function createUndo(context: UnitContext, book: WritableBook): Handler<'undoDecisions'> {
  const { database } = context;
  const { features } = book;

  async function judge({ body, employee, now }: Request) {
    const ids = body.timePairIds;
    // Reads the chain heads first, before anything that is decided on them.
    const shifts = await readShifts(database, ids);
    const pairs = [...shifts.values()].map(({ pair }) => pair);
    const [managed, last, waiting, switches] = await Promise.all([
      managedAssignments(database, employee.id, now),
      readLastChanges(database, ids),
      database.run(readWithdrawable, {
        assignmentIds: pairs.map(({ assignment_id: id }) => id),
        shiftIds: pairs.map(({ original_version_id: id }) => id),
      }),
      features.read(),
    ]);
    const facts = { by: employee.id, now, shifts, managed, last, waiting, features: switches };
    const judged = ids.map((timePairId) => judgeDecisionUndo(timePairId, facts));
    const results = judged.map(({ result }) => result);
    const changed = judged.flatMap(({ undone }) => undone ?? []);
    requireFewPeople(
      changed.map(({ employeeId }) => employeeId),
      switches,
    );
    return { results, changed };
  }

  return command(context, async (request, unit) => {
    const { body, employee, now } = request;
    const { requestedByUserId, timePairIds: ids } = body;
    const fieldOf = (index: number) => `timePairIds.${index}`;
    await requireSaneRequest({ requestedByUserId, ids, fieldOf }, employee, features);
    const { changed, results } = await judge(request);

    await writeDecisions(unit, book, request, { changed, results });
    const notices = changed.map(({ after, employeeId, decision }) => ({
      employee_id: employeeId,
      assignment_id: after.pair.assignment_id,
      kind: noticeKinds[decision.action],
      created_at: decision.at,
    }));
    await unit.run(takeBackNotices, { notices: JSON.stringify(notices), now });
    const requests = changed
      .filter(({ decision }) => decision.action.startsWith('DELETION_'))
      .map(({ after, decision }) => ({ time_pair_id: after.pair.id, dismissed_at: decision.at }));
    const managers =
      requests.length === 0 ? [] : await unit.run(askAgain, { requests: JSON.stringify(requests) });
    tellOfDecisions(unit, changed, managers);
    return { status: 200, body: { results } };
  });
}

interface UndoFacts {
  /** The manager. */
  readonly by: number;
  readonly now: Date;
  readonly shifts: ReadonlyMap<number, AskedShift>;
  readonly managed: readonly ManagedAssignment[];
  readonly last: ReadonlyMap<number, LastChange>;
  readonly waiting: readonly WithdrawableRow[];
  readonly features: FeatureInfo;
}

function judgeDecisionUndo(
  timePairId: number,
  facts: UndoFacts,
): { readonly result: Result; readonly undone: Undone | null } {
  const before = facts.shifts.get(timePairId);
  const assignment = facts.managed.find((each) => each.assignmentId === before?.pair.assignment_id);
  if (
    before === undefined ||
    assignment === undefined ||
    !decidesOn(assignment, before.pair.start_date)
  ) {
    return { result: { timePairId, status: null, code: 'NOT_FOUND' }, undone: null };
  }
  const { decision, status, original_version_id: shiftId } = before.pair;
  const refused = {
    result: { timePairId, status, code: 'UNDO_NOT_POSSIBLE' },
    undone: null,
  } as const;
  const change = facts.last.get(timePairId);
  const isLast =
    change?.action === decision?.action && change?.recordedAt === decision?.at && change;
  if (!before.pair.is_latest) return refused;
  if (!canBeUndone(decision, facts)) return refused;
  if (!isLast || change.isTaken) return refused;
  const left = facts.waiting.find((row) => row.shift_id === shiftId);
  const isOfDecision =
    left?.version_id === timePairId && left.requested_at === decision.at ? left : null;
  if (isOfDecision !== null && !canBeWithdrawn(isOfDecision)) return refused;
  const pair = { ...change.before, ...(isOfDecision && afterWithdrawal(isOfDecision)) };
  const undone: Undone = {
    head: before.head,
    before,
    after: { ...before, pair },
    action: 'DECISION_UNDONE',
    employeeId: assignment.employeeId,
    withdrawn: isOfDecision,
    decision,
  };
  return { result: { timePairId, status: pair.status }, undone };
}
