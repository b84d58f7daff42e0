import type { components } from 'shared-contracts';
import type { CallRequest } from '../../http/calls.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { leaving } from '../../hr-sync/rules/leaving.ts';
import type { OutboxMessage } from '../../hr-sync/rules/outbox.ts';
import {
  managedAssignments,
  type ManagedAssignment,
} from '../../people/data/managedAssignments.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import { readShifts, type AskedShift } from '../data/decisions.ts';
import { findAsScheduled } from '../data/findAsScheduled.ts';
import { readOverlaps, type Overlap } from '../data/overlaps.ts';
import { withWhoWasFirst } from '../data/withWhoWasFirst.ts';
import { countsAsApproved, decide, type DecisionAction } from '../rules/decide.ts';
import { requireFewPeople } from './requireSaneRequest.ts';

type Request = CallRequest<'decideTimePairs'>;
type Result = components['schemas']['ApprovalResult'];

/** An entry that the manager may decide, with the decision that was made. */
export interface DecidedShift {
  readonly before: AskedShift;
  readonly after: Shift;
  /** What leaves for the HR system with it. */
  readonly message: OutboxMessage | null;
  readonly employeeId: number;
  readonly action: DecisionAction;
}

/** What becomes of the rows of a request, in their order, and of the entries that are decided. */
export interface Judgement {
  readonly results: readonly Result[];
  readonly decided: readonly DecidedShift[];
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
    requireFewPeople(
      mine.map(({ employeeId }) => employeeId),
      await features.read(),
    );
    const overlaps = await readOverlaps(database, ids);
    const matching =
      body.only === undefined ? null : await findAsScheduled(database, dayPlans, ids);

    const decided: DecidedShift[] = [];
    const statusNow = ({ id, status }: Overlap) =>
      decided.find(({ after }) => after.pair.id === id)?.after.pair.status ?? status;
    const results = body.statusRequests.map(({ timePairId, status }): Result => {
      const before = shifts.get(timePairId);
      const assignment = before && byId.get(before.pair.assignment_id);
      if (before === undefined || assignment === undefined || !mayDecide(assignment, before)) {
        return { timePairId, status: null, code: 'NOT_FOUND' };
      }
      const decision = decide(before.pair, status, now.toISOString());
      if (!decision.done) return { timePairId, status: before.pair.status, code: decision.code };
      if (matching?.has(timePairId) === false) {
        return { timePairId, status: before.pair.status, code: 'NOT_AS_SCHEDULED' };
      }
      const beside = (overlaps.get(timePairId) ?? []).map(statusNow);
      if (decision.action === 'APPROVED' && beside.some(countsAsApproved)) {
        return { timePairId, status: before.pair.status, code: 'TIME_COLLISION' };
      }
      const { after, message } = leaving(
        before,
        { ...before, pair: decision.after },
        { now: now.toISOString(), everywhere: body.shouldSyncWithEC },
      );
      const { employeeId } = assignment;
      decided.push({ before, after, message, employeeId, action: decision.action });
      return { timePairId, status: after.pair.status };
    });
    return { results: await withWhoWasFirst(database, results), decided };
  };
}

function mayDecide({ ranges }: ManagedAssignment, { pair }: Shift): boolean {
  return ranges.some((range) => covers(range, pair.start_date));
}
