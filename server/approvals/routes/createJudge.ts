import { byApprovalOrder, type components } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';
import { readWithdrawable } from '../../hr-outbox/data/withdraw.ts';
import {
  afterWithdrawal,
  canBeWithdrawn,
  type WithdrawableRow,
} from '../../hr-outbox/rules/withdrawal.ts';
import {
  managedAssignments,
  type ManagedAssignment,
} from '../../people/data/managedAssignments.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import { countsAsApproved, type Shift } from '../../shifts/rules/timePairRow.ts';
import { undoSeconds } from '../rules/undo.ts';
import {
  readApprovedBefore,
  readShifts,
  type ApprovedBefore,
  type AskedShift,
} from '../data/decisions.ts';
import { takeIdsFor } from '../../shifts/data/takeIdsFor.ts';
import { findAsScheduled } from '../data/findAsScheduled.ts';
import { readOverlaps, type Overlap } from '../../shifts/data/overlaps.ts';
import { withWhoWasFirst } from '../data/withWhoWasFirst.ts';
import { decide, type DecisionAction } from '../rules/decide.ts';
import { keepApproved } from '../rules/keepApproved.ts';
import type { ChangedEntry } from './createSaveDecisions.ts';
import { requireFewPeople } from './requireSaneRequest.ts';

type Request = CallRequest<'decideTimePairs'>;
type StatusRequest = Request['body']['statusRequests'][number];
type Result = components['schemas']['ApprovalResult'];

/** An entry with the decision about it. */
export interface DecidedShift extends ChangedEntry {
  readonly action: DecisionAction;
  readonly reason: string | null;
  /** The approved version that stays in its place. */
  readonly restored: ChangedEntry | null;
}

/** The results of a request's rows, in their order, and the decided entries. */
interface Judgement {
  readonly results: readonly Result[];
  readonly changed: readonly DecidedShift[];
}

/**
 * Judges each row of a request by itself. Reads the entries first, with the heads of their record
 * chains: if anything is recorded for their assignments afterwards, saving the decisions fails.
 */
export function createJudge(
  { database }: Pick<ServerContext, 'database'>,
  { features, dayPlans }: Pick<ShiftBook, 'features' | 'dayPlans'>,
) {
  return async ({ body, employee, now }: Request): Promise<Judgement> => {
    const ids = body.statusRequests.map(({ timePairId }) => timePairId);
    const shifts = await readShifts(database, ids);
    const managed = await managedAssignments(database, employee.id, now);
    const byId = new Map(managed.map((assignment) => [assignment.assignmentId, assignment]));
    const mine = [...shifts.values()].flatMap(({ pair }) => byId.get(pair.assignment_id) ?? []);
    const switches = await features.read();
    requireFewPeople(
      mine.map(({ employeeId }) => employeeId),
      switches,
    );
    const reason = body.reason?.trim() || null;
    const waiting = await readWaiting(database, body, shifts);
    const overlaps = await readOverlaps(database, ids);
    const matching =
      body.only === undefined ? null : await findAsScheduled(database, dayPlans, ids);

    const approved = body.keepApproved ? await readApprovedBefore(database, ids) : noneApproved;
    const newRows = [...approved.values()].flatMap(({ shift }) => [shift.pair, ...shift.segments]);
    const takeId = await takeIdsFor(database, newRows.length);

    const changed: DecidedShift[] = [];
    const statusNow = ({ id, status }: Overlap) =>
      changed.find(({ after }) => after.pair.id === id)?.after.pair.status ?? status;
    const judgeRow = ({ timePairId, status }: StatusRequest): Result => {
      const before = shifts.get(timePairId);
      const assignment = before && byId.get(before.pair.assignment_id);
      if (before === undefined || assignment === undefined || !mayDecide(assignment, before)) {
        return { timePairId, status: null, code: 'NOT_FOUND' };
      }
      const at = now.toISOString();
      const decision = decide(before.pair, { status, by: employee.id, at, reason });
      if (!decision.done) return { timePairId, status: before.pair.status, code: decision.code };
      if (matching?.has(timePairId) === false) {
        return { timePairId, status: before.pair.status, code: 'NOT_AS_SCHEDULED' };
      }
      const beside = (overlaps.get(timePairId) ?? []).map(statusNow);
      if (decision.action === 'APPROVED' && beside.some(countsAsApproved)) {
        return { timePairId, status: before.pair.status, code: 'TIME_COLLISION' };
      }
      const withdrawn =
        decision.action === 'REOPENED' && before.pair.status === 'APPROVED'
          ? (waiting.get(before.pair.original_version_id) ?? null)
          : null;
      if (withdrawn !== null && (withdrawn.has_left || !canBeWithdrawn(withdrawn))) {
        return { timePairId, status: before.pair.status, code: 'ALREADY_DELIVERED' };
      }
      const pair = { ...decision.after, ...(withdrawn && afterWithdrawal(withdrawn)) };
      const after = { pair, segments: before.segments };
      const earlier = decision.action === 'REJECTED' ? approved.get(timePairId) : undefined;
      if (earlier?.isTaken) {
        return { timePairId, status: before.pair.status, code: 'TIME_COLLISION' };
      }
      const kept =
        earlier && keepApproved(after, earlier.shift, { by: employee.id, now: at }, takeId);
      if (kept?.done === false) {
        return { timePairId, status: before.pair.status, code: kept.code };
      }
      changed.push({
        head: before.head,
        before,
        after,
        action: decision.action,
        everywhere: body.shouldSyncWithEC,
        heldSeconds: undoSeconds(switches),
        withdrawn,
        employeeId: assignment.employeeId,
        reason,
        restored: kept ? { ...kept, head: before.head, employeeId: assignment.employeeId } : null,
      });
      if (kept === undefined) return { timePairId, status: pair.status };
      const { id: restoredVersionId, status: keptStatus } = kept.after.pair;
      return { timePairId, status: keptStatus, restoredVersionId };
    };
    const judged = new Map(
      inOrder(body.statusRequests, shifts).map((row) => [row.timePairId, judgeRow(row)]),
    );
    const results = ids.flatMap((id) => judged.get(id) ?? []);
    return { results: await withWhoWasFirst(database, results), changed };
  };
}

/**
 * Decisions that free time come before those that take it, so that the order of the request does
 * not matter.
 */
function inOrder(
  rows: readonly StatusRequest[],
  shifts: ReadonlyMap<number, AskedShift>,
): readonly StatusRequest[] {
  const approvals = rows.filter(({ status }) => status === 'APPROVED');
  const entries = approvals.flatMap((row) => {
    const pair = shifts.get(row.timePairId)?.pair;
    return pair ? [{ ...row, status: pair.status, isCorrection: pair.is_correction, row }] : [];
  });
  const unknown = approvals.filter(({ timePairId }) => !shifts.has(timePairId));
  return [
    ...rows.filter(({ status }) => status !== 'APPROVED'),
    ...entries.toSorted(byApprovalOrder).map(({ row }) => row),
    ...unknown,
  ];
}

const noneApproved: ReadonlyMap<number, ApprovedBefore> = new Map();

/** The pending deliveries of the entries that will be reopened, by shift. */
async function readWaiting(
  database: Runner,
  { statusRequests }: Request['body'],
  shifts: ReadonlyMap<number, AskedShift>,
): Promise<ReadonlyMap<number, WithdrawableRow>> {
  const pairs = statusRequests.flatMap(({ timePairId, status }) =>
    status === 'PENDING' ? (shifts.get(timePairId)?.pair ?? []) : [],
  );
  if (pairs.length === 0) return new Map();
  const rows = await database.run(readWithdrawable, [
    pairs.map(({ assignment_id: id }) => id),
    pairs.map(({ original_version_id: id }) => id),
  ]);
  return new Map(rows.map((row) => [row.shift_id, row]));
}

export function mayDecide({ ranges }: ManagedAssignment, { pair }: Shift): boolean {
  return ranges.some((range) => covers(range, pair.start_date));
}
