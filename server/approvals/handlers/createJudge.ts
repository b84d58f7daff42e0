import { byApprovalOrder, type components } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';
import { readWithdrawable } from '../../hr-outbox/data/withdraw.ts';
import type { WithdrawableRow } from '../../hr-outbox/rules/withdrawal.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { undoSeconds } from '../rules/undo.ts';
import {
  readApprovedBefore,
  readShifts,
  type ApprovedBefore,
  type AskedShift,
} from '../data/decisions.ts';
import { takeIdsFor } from '../../shifts/data/takeIdsFor.ts';
import { findAsScheduled } from '../data/findAsScheduled.ts';
import { readOverlaps } from '../../shifts/data/overlaps.ts';
import { nameLastEditors } from '../data/nameLastEditors.ts';
import { judgeRow, type DecidedShift, type DecisionFacts, type StatusRequest } from './judgeRow.ts';
import { requireFewPeople } from './requireSaneRequest.ts';

type Request = CallRequest<'decideTimePairs'>;
type Result = components['schemas']['ApprovalResult'];

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

    const facts: DecisionFacts = {
      by: employee.id,
      at: now.toISOString(),
      reason,
      everywhere: body.shouldSyncWithEC,
      heldSeconds: undoSeconds(switches),
      managed: byId,
      shifts,
      waiting,
      overlaps,
      matching,
      approved,
      takeId,
    };
    const changed: DecidedShift[] = [];
    const judged = new Map<number, Result>();
    for (const row of inOrder(body.statusRequests, shifts)) {
      const { result, decided } = judgeRow(row, facts, changed);
      judged.set(row.timePairId, result);
      if (decided !== null) changed.push(decided);
    }
    const results = ids.flatMap((id) => judged.get(id) ?? []);
    return { results: await nameLastEditors(database, results), changed };
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
  const rows = await database.run(readWithdrawable, {
    assignmentIds: pairs.map(({ assignment_id: id }) => id),
    shiftIds: pairs.map(({ original_version_id: id }) => id),
  });
  return new Map(rows.map((row) => [row.shift_id, row]));
}
