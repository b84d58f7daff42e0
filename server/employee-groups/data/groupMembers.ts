import { Refusal } from '../../calls/refusal.ts';
import { statement, type Runner } from '../../database/statement.ts';
import type { Features } from '../../features/createFeatures.ts';
import { groupNameOrder, isSeenBy } from './groupSql.ts';

const readMembers = statement<
  { assignmentId: number },
  { groupIds: readonly number[]; managerId: number }
>(
  'readGroupMembers',
  `select distinct member.assignment_id as "assignmentId"
   from employee_group join employee_group_member member on member.group_id = employee_group.id
   where employee_group.id = any($groupIds::bigint[]) and ${isSeenBy('$managerId')}`,
);

/** The groups of each assignment that the manager sees, by name. */
export const readGroupsOf = statement<
  { assignmentId: number; id: number; groupName: string },
  { managerId: number; assignmentIds: readonly number[] }
>(
  'readGroupsOf',
  `select member.assignment_id as "assignmentId", employee_group.id,
     employee_group.name as "groupName"
   from employee_group_member member join employee_group on employee_group.id = member.group_id
   where member.assignment_id = any($assignmentIds::bigint[]) and ${isSeenBy('$managerId')}
   order by member.assignment_id, ${groupNameOrder}`,
);

/**
 * Those of the assignments that are in any of the groups; all of them if no group is given. A group
 * that the manager does not see, or that was deleted, is empty. FEATURE_OFF if groups are switched
 * off.
 */
export async function inEmployeeGroups<Each extends { readonly assignmentId: number }>(
  { database, features }: { readonly database: Runner; readonly features: Pick<Features, 'read'> },
  managerId: number,
  assignments: readonly Each[],
  groupIds: readonly number[] = [],
): Promise<readonly Each[]> {
  if (groupIds.length === 0) return assignments;
  await requireEmployeeGroups(features);
  const members = await database.run(readMembers, { groupIds, managerId });
  const inAny = new Set(members.map(({ assignmentId }) => assignmentId));
  return assignments.filter(({ assignmentId }) => inAny.has(assignmentId));
}

/** FEATURE_OFF if groups are switched off. */
export async function requireEmployeeGroups(features: Pick<Features, 'read'>): Promise<void> {
  const { properties } = await features.read();
  if (!properties.EMPLOYEE_GROUPS) throw new Refusal('FEATURE_OFF');
}
