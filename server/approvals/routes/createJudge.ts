import type { components } from 'shared-contracts';
import type { CallRequest } from '../../http/calls.ts';
import type { Database } from '../../database/database.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { readWithdrawable } from '../../hr-sync/data/withdraw.ts';
import {
  afterWithdrawal,
  canBeWithdrawn,
  type WithdrawableRow,
} from '../../hr-sync/rules/withdrawal.ts';
import {
  managedAssignments,
  type ManagedAssignment,
} from '../../people/data/managedAssignments.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import { undoSeconds } from '../rules/undo.ts';
import { readShifts, type AskedShift } from '../data/decisions.ts';
import { findAsScheduled } from '../data/findAsScheduled.ts';
import { readOverlaps, type Overlap } from '../data/overlaps.ts';
import { withWhoWasFirst } from '../data/withWhoWasFirst.ts';
import { countsAsApproved, decide, type DecisionAction } from '../rules/decide.ts';
import type { ChangedEntry } from './createSaveDecisions.ts';
import { requireFewPeople } from './requireSaneRequest.ts';

type Request = CallRequest<'decideTimePairs'>;
type Result = components['schemas']['ApprovalResult'];

/** An entry with the decision that was made about it. */
export interface DecidedShift extends ChangedEntry {
  readonly action: DecisionAction;
  readonly reason: string | null;
}

/** What becomes of the rows of a request, in their order, and of the entries that are decided. */
interface Judgement {
  readonly results: readonly Result[];
  readonly changed: readonly DecidedShift[];
}

/**
 * Judges each row of a request by itself. The entries are read first, with where their chains stand:
 * whatever is recorded of their assignments after that lets the decisions fail when they are saved.
 */
export function createJudge(
  { database }: Pick<ServerContext, 'database'>,
  { features, dayPlans }: Pick<PresentationSources, 'features' | 'dayPlans'>,
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

    const changed: DecidedShift[] = [];
    const statusNow = ({ id, status }: Overlap) =>
      changed.find(({ after }) => after.pair.id === id)?.after.pair.status ?? status;
    const results = body.statusRequests.map(({ timePairId, status }): Result => {
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
      changed.push({
        head: before.head,
        before,
        after: { ...before, pair },
        action: decision.action,
        everywhere: body.shouldSyncWithEC,
        heldSeconds: undoSeconds(switches),
        withdrawn,
        employeeId: assignment.employeeId,
        reason,
      });
      return { timePairId, status: pair.status };
    });
    return { results: await withWhoWasFirst(database, results), changed };
  };
}

/** What waits to leave of the entries that are to be reopened, by their shift. */
async function readWaiting(
  database: Pick<Database, 'run'>,
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
