import type { components } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { groupNameOrder, isSeenBy } from './groupSql.ts';

type EmployeeGroup = components['schemas']['EmployeeGroup'];

const manager = (employee: string) => `jsonb_build_object('id', ${employee}.id,
  'name', ${employee}.first_name || ' ' || ${employee}.last_name,
  'employeeNumber', ${employee}.employee_number)`;

/** Without a group, all of them. */
const readGroups = statement<
  EmployeeGroup,
  { managerId: number; assignmentIds: readonly number[]; groupId: number | null }
>(
  'readEmployeeGroups',
  `select employee_group.id, employee_group.name as "groupName", ${manager('owner')} as owner,
     employee_group.owner_id = $managerId as "isOwn",
     coalesce((select jsonb_agg(${manager('sharer')}
         order by sharer.last_name collate "und-x-icu", sharer.first_name collate "und-x-icu", sharer.id)
       from employee_group_share share join employee sharer on sharer.id = share.manager_id
       where share.group_id = employee_group.id), '[]') as "sharedWith",
     (select count(*) from employee_group_member member
      where member.group_id = employee_group.id
        and member.assignment_id = any($assignmentIds::bigint[])) as "managedCount"
   from employee_group join employee owner on owner.id = employee_group.owner_id
   where ${isSeenBy('$managerId')}
     and ($groupId::bigint is null or employee_group.id = $groupId)
   order by ${groupNameOrder}`,
);

/** The groups that a manager sees, or one of them. */
export async function employeeGroupsOf(
  database: Runner,
  managerId: number,
  now: Date,
  groupId: number | null = null,
): Promise<EmployeeGroup[]> {
  const managed = await managedAssignments(database, managerId, now);
  const assignmentIds = managed.map(({ assignmentId }) => assignmentId);
  return database.run(readGroups, { managerId, assignmentIds, groupId });
}

/** No row if the owner has a group of that name. */
export const addGroup = statement<{ id: number }, { employeeId: number; groupName: string }>(
  'addEmployeeGroup',
  `insert into employee_group (owner_id, name) values ($employeeId, $groupName)
   on conflict (owner_id, lower(name collate "und-x-icu")) do nothing returning id`,
);

/** Locks the owner's groups until the transaction ends. */
export const lockOwner = statement<{ id: number }, { employeeId: number }>(
  'lockGroupOwner',
  'select id from employee where id = $employeeId for no key update',
);

/** No row if another group of the owner has that name. */
export const renameGroup = statement<
  { id: number },
  { groupId: number; employeeId: number; name: string }
>(
  'renameEmployeeGroup',
  `update employee_group set name = $name
   where id = $groupId and not exists (
     select from employee_group other
     where other.owner_id = $employeeId and other.id <> $groupId
       and lower(other.name collate "und-x-icu") = lower($name collate "und-x-icu"))
   returning id`,
);

export const findOwnGroup = statement<{ id: number }, { groupId: number; employeeId: number }>(
  'findOwnEmployeeGroup',
  'select id from employee_group where id = $groupId and owner_id = $employeeId',
);

export const deleteGroup = statement<never, { groupId: number }>(
  'deleteEmployeeGroup',
  'delete from employee_group where id = $groupId',
);

export const saveShares = statement<never, { groupId: number; managerIds: readonly number[] }>(
  'saveGroupShares',
  `with gone as (
     delete from employee_group_share where group_id = $groupId and manager_id <> all($managerIds::bigint[]))
   insert into employee_group_share (group_id, manager_id)
   select $groupId, manager_id from unnest($managerIds::bigint[]) manager_id
   on conflict do nothing`,
);

/** Those that the manager sees, locked against deletion until the transaction ends. */
export const holdGroups = statement<
  { id: number },
  { managerId: number; groupIds: readonly number[] }
>(
  'holdEmployeeGroups',
  `select employee_group.id from employee_group
   where employee_group.id = any($groupIds::bigint[]) and ${isSeenBy('$managerId')}
   order by employee_group.id for key share of employee_group`,
);

/** Every assignment belongs to every group. */
interface Members {
  groupIds: readonly number[];
  assignmentIds: readonly number[];
}

export const addMembers = statement<never, Members>(
  'addGroupMembers',
  `insert into employee_group_member (group_id, assignment_id)
   select group_id, assignment_id
   from unnest($groupIds::bigint[]) group_id
     cross join unnest($assignmentIds::bigint[]) assignment_id
   order by group_id, assignment_id
   on conflict do nothing`,
);

export const removeMembers = statement<never, Members>(
  'removeGroupMembers',
  `delete from employee_group_member
   where group_id = any($groupIds::bigint[])
     and assignment_id = any($assignmentIds::bigint[])`,
);
