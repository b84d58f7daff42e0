import type { CallRequest } from '../../calls/calls.ts';
import type { Database } from '../../database/database.ts';
import { inEmployeeGroups } from '../../employee-groups/data/groupMembers.ts';
import type { Features } from '../../features/createFeatures.ts';
import { managedFromNowOn } from '../../people/data/managedAssignments.ts';
import { requireWindow } from '../../schedules/requireWindow.ts';
import { findPlannedRows } from '../data/plannedRows.ts';
import { requireProperty } from './readWish.ts';

/** All rows of the board that a manager's filter finds, in order. */
export async function findRows(
  { database, features }: { readonly database: Database; readonly features: Features },
  { body, employee, now }: Pick<CallRequest<'findPlannedAssignments'>, 'body' | 'employee' | 'now'>,
) {
  requireWindow(body);
  const [info, all] = await Promise.all([
    features.read(),
    managedFromNowOn(database, employee.id, now),
  ]);
  requireProperty({ features: info }, 'MANAGER_VIEW');
  const { properties } = info;
  const inGroups = await inEmployeeGroups(
    { database, features },
    employee.id,
    all,
    body.employeeGroupIds,
  );
  const found = await findPlannedRows(database, inGroups, body, properties.SUBORDINATE_ORDER, now);
  const managed = new Map(all.map((each) => [each.assignmentId, each]));
  return { found, managed, hasGroups: properties.EMPLOYEE_GROUPS };
}
