import { fold, dayCount, type components } from 'shared-contracts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { command, ownIdempotency } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Runner } from '../database/statement.ts';
import { inEmployeeGroups } from '../employee-groups/data/groupMembers.ts';
import type { Features } from '../features/createFeatures.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { managersOf } from '../people/data/managersOf.ts';
import { covers } from '../people/rules/isActiveAt.ts';
import type { FindPlannedDays } from '../shifts/data/createDayPlans.ts';
import { requireDateRange } from '../calls/sharedRefusals.ts';
import { daySpans } from '../shifts/rules/daySpans.ts';
import { daysAtOnce, findUnworked } from './data/findUnworked.ts';
import { recordDecisions } from './data/recordDecisions.ts';
import {
  readExpected,
  saveOutcomes,
  takeBackOutcomes,
  type ExpectedAssignment,
} from './data/unworkedDays.ts';

type Decided = components['schemas']['UnworkedDayOutcomes'];

/**
 * Planned shifts that nobody worked: finding them, and the manager's decision (spec §2, approvals).
 */
export function unworkedDaysDomain(
  { database, push }: ServerContext,
  chain: Pick<RecordChain, 'open' | 'seal'>,
  {
    plannedDays,
    features,
  }: { readonly plannedDays: FindPlannedDays; readonly features: Pick<Features, 'read'> },
) {
  const save = async (
    { days, outcome }: Decided,
    { employee, now }: Pick<CallRequest<'decideUnworkedDay'>, 'employee' | 'now'>,
    transaction: Runner,
  ) => {
    const ids = days.map(({ employeeAssignmentId }) => employeeAssignmentId);
    const dates = days.map(({ date }) => date);
    const recorded = days.map(({ employeeAssignmentId: assignmentId, date }) => ({
      assignmentId,
      date,
    }));
    const decision = { outcome, actorId: employee.id, recordedAt: now.toISOString() };
    await recordDecisions(transaction, chain.seal, recorded, decision);
    await (outcome === null
      ? transaction.run(takeBackOutcomes, [ids, dates])
      : transaction.run(saveOutcomes, [ids, dates, outcome, employee.id, now]));
    return { status: 204 } as const;
  };
  // The chain is opened before the transactions.
  const decideOne = command<'decideUnworkedDay'>(database, (request, transaction) =>
    save({ days: [request.body], outcome: request.body.outcome }, request, transaction),
  );
  const decideMany = command<'decideUnworkedDays'>(database, (request, transaction) =>
    save(request.body, request, transaction),
  );

  /** The people of these days; refuses days on which the manager cannot decide. */
  async function requireMine(
    days: Decided['days'],
    { employee, now }: Pick<CallRequest<'decideUnworkedDay'>, 'employee' | 'now'>,
  ): Promise<readonly number[]> {
    const managed = await managedAssignments(database, employee.id, now);
    const byId = new Map(managed.map((assignment) => [assignment.assignmentId, assignment]));
    return days.map(({ employeeAssignmentId, date }) => {
      const own = byId.get(employeeAssignmentId);
      if (own?.ranges.some((range) => covers(range, date)) !== true) {
        throw new Refusal('NOT_FOUND');
      }
      return own.employeeId;
    });
  }

  async function tell(employeeIds: readonly number[]): Promise<void> {
    const managerIds = await managersOf(database, [...new Set(employeeIds)]);
    push.publish({ type: 'time-pairs-changed', employeeIds: managerIds });
  }

  return {
    handlers: {
      findUnworkedDays: async ({ body, employee, now }) => {
        requireDateRange(body);
        const { employeeIds = [], positions = [], search = '', after = 0 } = body;
        const all = await managedAssignments(database, employee.id, now);
        const groupIds = body.employeeGroupIds;
        const grouped = await inEmployeeGroups({ database, features }, employee.id, all, groupIds);
        const managed = grouped.filter(
          ({ employeeId }) => employeeIds.length === 0 || employeeIds.includes(employeeId),
        );
        const spans = managed.flatMap(({ assignmentId, ranges }) =>
          daySpans(assignmentId, ranges, body),
        );
        const atOnce = Math.max(1, Math.floor(daysAtOnce / dayCount(body)));
        const expected = await database.run(readExpected, [
          fold(search),
          managed.map(({ assignmentId }) => assignmentId),
          positions,
          after,
          atOnce,
        ]);
        const unworked = await findUnworked(database, plannedDays, expected, spans, now);
        const last: ExpectedAssignment | undefined = expected.at(-1);
        return {
          status: 200,
          body: {
            contents: unworked.map(({ assignment, date, scheduleName, span, breaks }) => ({
              employeeId: assignment.employeeId,
              firstName: assignment.firstName,
              lastName: assignment.lastName,
              employeeAssignmentId: assignment.id,
              positionDescription: assignment.position,
              date,
              timeZone: assignment.timeZone,
              scheduleName,
              planned: span,
              breaks: [...breaks],
              canAddTime: assignment.canAddTime,
            })),
            next: last !== undefined && expected.length === atOnce ? last.id : null,
          },
        };
      },
      decideUnworkedDay: ownIdempotency(async (request) => {
        const employeeIds = await requireMine([request.body], request);
        await chain.open();
        const answer = await decideOne(request);
        await tell(employeeIds);
        return answer;
      }),
      decideUnworkedDays: ownIdempotency(async (request) => {
        const employeeIds = await requireMine(request.body.days, request);
        await chain.open();
        const answer = await decideMany(request);
        await tell(employeeIds);
        return answer;
      }),
    } satisfies Partial<Handlers>,
  };
}
