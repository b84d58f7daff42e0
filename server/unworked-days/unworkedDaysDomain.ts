import { fold, dayCount } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { command, ownIdempotency } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { inEmployeeGroups } from '../employee-groups/data/groupMembers.ts';
import type { Features } from '../features/createFeatures.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import { managersOf } from '../people/data/managersOf.ts';
import { covers } from '../people/rules/isActiveAt.ts';
import type { FindPlannedDays } from '../shifts/data/createDayPlans.ts';
import { requireDateRange } from '../calls/sharedRefusals.ts';
import { daySpans } from '../shifts/rules/daySpans.ts';
import { daysAtOnce, findUnworked } from './data/findUnworked.ts';
import {
  readExpected,
  saveOutcome,
  takeBackOutcome,
  type ExpectedAssignment,
} from './data/unworkedDays.ts';

/** Planned shifts that nobody worked: found, and decided by the manager (spec §2, approvals). */
export function unworkedDaysDomain(
  { database, push }: ServerContext,
  {
    plannedDays,
    features,
  }: { readonly plannedDays: FindPlannedDays; readonly features: Pick<Features, 'read'> },
) {
  const decide = command<'decideUnworkedDay'>(
    database,
    async ({ body: { employeeAssignmentId, date, outcome }, employee, now }, transaction) => {
      await (outcome === null
        ? transaction.run(takeBackOutcome, [employeeAssignmentId, date])
        : transaction.run(saveOutcome, [employeeAssignmentId, date, outcome, employee.id, now]));
      return { status: 204 };
    },
  );

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
        const { body, employee, now } = request;
        const managed = await managedAssignments(database, employee.id, now);
        const own = managed.find(({ assignmentId }) => assignmentId === body.employeeAssignmentId);
        if (own?.ranges.some((range) => covers(range, body.date)) !== true) {
          throw new Refusal('NOT_FOUND');
        }
        const answer = await decide(request);
        const managerIds = await managersOf(database, [own.employeeId]);
        push.publish({ type: 'time-pairs-changed', employeeIds: managerIds });
        return answer;
      }),
    } satisfies Partial<Handlers>,
  };
}
