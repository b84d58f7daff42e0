import type { Handler } from '../../calls/calls.ts';
import { requireSelf } from '../../calls/sharedRefusals.ts';
import type { Database } from '../../database/database.ts';
import { inEmployeeGroups } from '../../employee-groups/data/groupMembers.ts';
import { managedAssignments, managedFromNowOn } from '../../people/data/managedAssignments.ts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import { findSubordinates } from '../data/findSubordinates.ts';
import { withAttendance } from '../data/withAttendance.ts';
import { presentSubordinates, withActiveShifts } from './presentSubordinates.ts';

/** A page of the manager's people. */
export function createFindSubordinates(
  database: Database,
  { features, dayPlans }: Pick<ShiftBook, 'features' | 'dayPlans'>,
): Handler<'findSubordinates'> {
  return async ({ path, query, body, employee, now }) => {
    requireSelf(employee, path.id);
    const readManaged =
      query.includeFutureDatedEmployees === true ? managedFromNowOn : managedAssignments;
    const [managed, { properties }] = await Promise.all([
      readManaged(database, employee.id, now),
      features.read(),
    ]);
    const groupIds = body.employeeGroupIds;
    const theirs = await inEmployeeGroups({ database, features }, employee.id, managed, groupIds);
    const asked =
      body.attendance === undefined
        ? theirs
        : await withAttendance({ database, dayPlans }, theirs, body.attendance, now);
    const { people, total } = await findSubordinates(
      database,
      asked.map(({ assignmentId }) => assignmentId),
      body,
      properties.SUBORDINATE_ORDER,
    );
    const subordinates = presentSubordinates(people, managed, now);
    const contents =
      query.includeActiveShifts === true
        ? await withActiveShifts({ database, dayPlans }, subordinates, managed, now)
        : subordinates;
    const totalPages = Math.ceil(total / body.pageSize);
    return { status: 200, body: { contents, totalPages, totalEmployees: total } };
  };
}
