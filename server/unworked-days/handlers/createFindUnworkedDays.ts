import { dayCount, fold } from 'shared-contracts';
import type { Handler } from '../../calls/calls.ts';
import { requireDateRange } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { inEmployeeGroups } from '../../employee-groups/data/groupMembers.ts';
import type { Features } from '../../features/createFeatures.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import type { FindPlannedDays } from '../../shifts/data/createDayPlans.ts';
import { daySpans } from '../../shifts/rules/daySpans.ts';
import { daysAtOnce, findUnworked } from '../data/findUnworked.ts';
import { readExpected, type ExpectedAssignment } from '../data/unworkedDays.ts';

/** Planned shifts of the manager's people that nobody worked, some assignments at a time. */
export function createFindUnworkedDays({
  database,
  features,
  plannedDays,
}: {
  readonly database: Runner;
  readonly features: Pick<Features, 'read'>;
  readonly plannedDays: FindPlannedDays;
}): Handler<'findUnworkedDays'> {
  return async ({ body, employee, now }) => {
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
    const expected = await database.run(readExpected, {
      search: fold(search),
      assignmentIds: managed.map(({ assignmentId }) => assignmentId),
      positionIds: positions,
      after,
      limit: atOnce,
    });
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
  };
}
