import type { components } from 'shared-contracts';
import type { Transaction } from 'kysely';
import { runIn } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import type { CallRequest, Handler } from '../../http/calls.ts';
import { command, ownIdempotency } from '../../http/commands.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { leaving } from '../../hr-sync/rules/leaving.ts';
import type { OutboxMessage } from '../../hr-sync/rules/outbox.ts';
import { dismissRequests } from '../../notifications/data/notifications.ts';
import { notify } from '../../notifications/data/notify.ts';
import {
  managedAssignments,
  type ManagedAssignment,
} from '../../people/data/managedAssignments.ts';
import { readFullName } from '../../people/data/employees.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { retryOnConflict } from '../../records/data/retryOnConflict.ts';
import { emptyChain, type Change } from '../../records/rules/record.ts';
import { changedFields } from '../../time-entries/rules/shiftFields.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import { readShifts, saveDecisions, type AskedShift } from '../data/decisions.ts';
import { findAsScheduled } from '../data/findAsScheduled.ts';
import { withWhoWasFirst } from '../data/withWhoWasFirst.ts';
import { readOverlaps, type Overlap } from '../data/overlaps.ts';
import { countsAsApproved, decide, type DecisionAction } from '../rules/decide.ts';
import { noticeOf } from '../rules/noticeOf.ts';
import { requireFewPeople, requireSaneRequest } from './requireSaneRequest.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';

type Request = CallRequest<'decideTimePairs'>;
type Result = components['schemas']['ApprovalResult'];

interface Sources extends Pick<PresentationSources, 'features' | 'dayPlans'> {
  readonly chain: RecordChain;
}

/** Who is told of decisions, and which managers no longer need to be asked. */
interface Notified {
  readonly people: number[];
  readonly asked: readonly number[];
}

const nobody: Notified = { people: [], asked: [] };

/** An entry that the manager may decide, with the decision that was made. */
interface DecidedShift {
  readonly before: AskedShift;
  readonly after: Shift;
  /** What leaves for the HR system with it. */
  readonly message: OutboxMessage | null;
  readonly employeeId: number;
  readonly action: DecisionAction;
}

/**
 * Approves or rejects entries, each by itself, in one transaction with their records and with what
 * their people are told. Of a correction and the time that it overlaps only one is approved: the
 * row's code is TIME_COLLISION. Where somebody else was first, the row says who. Refuses only when no
 * row could be done: ALL_ROWS_FAILED.
 */
export function createDecide(
  { database, push }: ServerContext,
  { chain, features, dayPlans }: Sources,
): Handler<'decideTimePairs'> {
  /** Those that follow the rule that the request names. */
  const matching = new WeakMap<Request, ReadonlySet<number>>();
  const notified = new WeakMap<Request, Notified>();

  async function record(
    transaction: Transaction<Tables>,
    { employee, now }: Request,
    decided: readonly DecidedShift[],
  ): Promise<void> {
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
    const pairs = decided.map(({ after }) => after.pair);
    const messages = decided.flatMap(({ message }) => (message === null ? [] : [message]));
    await saveDecisions(transaction, records.flat(), pairs, messages);
  }

  async function work(request: Request, transaction: Transaction<Tables>) {
    const { body, employee, now } = request;
    const inside = {
      run: <Row>(...call: Parameters<typeof database.run<Row>>) => runIn(transaction, ...call),
    };
    const managed = await managedAssignments(inside, employee.id, now);
    const byId = new Map(managed.map((assignment) => [assignment.assignmentId, assignment]));
    const ids = body.statusRequests.map(({ timePairId }) => timePairId);
    const shifts = await readShifts(transaction, ids);
    const mine = [...shifts.values()].flatMap(({ pair }) => byId.get(pair.assignment_id) ?? []);
    requireFewPeople(
      mine.map(({ employeeId }) => employeeId),
      await features.read(),
    );
    const overlaps = await readOverlaps(inside, ids);

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
      if (matching.get(request)?.has(timePairId) === false) {
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
    const told = await withWhoWasFirst(inside, results);
    if (decided.length === 0) throw new Refusal('ALL_ROWS_FAILED', { results: told });

    await record(transaction, request, decided);
    const [person] = await runIn(transaction, readFullName, [employee.id]);
    const notices = decided.map((each) => noticeOf(each, person?.name ?? ''));
    const deletions = decided.filter(({ action }) => action.startsWith('DELETION_'));
    const asked =
      deletions.length === 0
        ? []
        : await runIn(transaction, dismissRequests, [
            deletions.map(({ after }) => after.pair.id),
            now,
          ]);
    notified.set(request, {
      people: await notify(transaction, notices, now),
      asked: asked.map(({ employee_id: id }) => id),
    });
    return { status: 200, body: { results: told } } as const;
  }

  const act = command<'decideTimePairs'>(database, work);

  return ownIdempotency(async (request) => {
    await requireSaneRequest(request, features);
    await chain.open();
    if (request.body.only !== undefined) {
      const ids = request.body.statusRequests.map(({ timePairId }) => timePairId);
      matching.set(request, await findAsScheduled(database, dayPlans, ids));
    }
    const answer = await retryOnConflict(() => act(request));
    const { people: employeeIds, asked } = notified.get(request) ?? nobody;
    if (employeeIds.length > 0) {
      const managerIds = await managersOf(database, employeeIds);
      push.publish({
        type: 'time-pairs-changed',
        employeeIds: [...employeeIds, ...managerIds],
      });
      push.publish({ type: 'active-shift-changed', employeeIds });
      push.publish({ type: 'notifications-changed', employeeIds: [...employeeIds, ...asked] });
    }
    return answer;
  });
}

function mayDecide({ ranges }: ManagedAssignment, { pair }: Shift): boolean {
  return ranges.some((range) => covers(range, pair.start_date));
}
