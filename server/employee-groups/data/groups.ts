import type { components } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { groupNameOrder, isSeenBy } from './groupSql.ts';

type EmployeeGroup = components['schemas']['EmployeeGroup'];

const manager = (employee: string) => `jsonb_build_object('id', ${employee}.id,
  'name', ${employee}.first_name || ' ' || ${employee}.last_name,
  'employeeNumber', ${employee}.employee_number)`;

/** Values: the reader, the reader's assignments, one group or null for all. */
const readGroups = statement<EmployeeGroup>(
  'readEmployeeGroups',
  `select employee_group.id, employee_group.name as "groupName", ${manager('owner')} as owner,
     employee_group.owner_id = $1 as "isOwn",
     coalesce((select jsonb_agg(${manager('sharer')}
         order by sharer.last_name collate "und-x-icu", sharer.first_name collate "und-x-icu", sharer.id)
       from employee_group_share share join employee sharer on sharer.id = share.manager_id
       where share.group_id = employee_group.id), '[]') as "sharedWith",
     (select count(*) from employee_group_member member
      where member.group_id = employee_group.id
        and member.assignment_id = any($2::bigint[])) as "managedCount"
   from employee_group join employee owner on owner.id = employee_group.owner_id
   where ${isSeenBy('$1')} and ($3::bigint is null or employee_group.id = $3)
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
  const ids = managed.map(({ assignmentId }) => assignmentId);
  return database.run(readGroups, [managerId, ids, groupId]);
}

/** Values: owner, name. No row if the owner has a group of that name. */
export const addGroup = statement<{ id: number }>(
  'addEmployeeGroup',
  `insert into employee_group (owner_id, name) values ($1, $2)
   on conflict (owner_id, lower(name collate "und-x-icu")) do nothing returning id`,
);

/** Value: employee. Locks the owner's groups until the transaction ends. */
export const lockOwner = statement<{ id: number }>(
  'lockGroupOwner',
  'select id from employee where id = $1 for no key update',
);

/** Values: group, owner, name. No row if another group of the owner has that name. */
export const renameGroup = statement<{ id: number }>(
  'renameEmployeeGroup',
  `update employee_group set name = $3
   where id = $1 and not exists (
     select from employee_group other
     where other.owner_id = $2 and other.id <> $1
       and lower(other.name collate "und-x-icu") = lower($3 collate "und-x-icu"))
   returning id`,
);

/** Values: group, owner. */
export const findOwnGroup = statement<{ id: number }>(
  'findOwnEmployeeGroup',
  'select id from employee_group where id = $1 and owner_id = $2',
);

/** Values: group, owner. */
export const deleteGroup = statement<{ id: number }>(
  'deleteEmployeeGroup',
  'delete from employee_group where id = $1 and owner_id = $2 returning id',
);

/** Values: group, the managers who share it from now on. */
export const saveShares = statement<never>(
  'saveGroupShares',
  `with gone as (
     delete from employee_group_share where group_id = $1 and manager_id <> all($2::bigint[]))
   insert into employee_group_share (group_id, manager_id)
   select $1, manager_id from unnest($2::bigint[]) manager_id
   on conflict do nothing`,
);

/**
 * Values: manager, groups. Those that the manager sees, locked against deletion until the
 * transaction ends.
 */
export const holdGroups = statement<{ id: number }>(
  'holdEmployeeGroups',
  `select employee_group.id from employee_group
   where employee_group.id = any($2::bigint[]) and ${isSeenBy('$1')}
   order by employee_group.id for key share of employee_group`,
);

/** Values: groups, assignments. Adds every assignment to every group. */
export const addMembers = statement<never>(
  'addGroupMembers',
  `insert into employee_group_member (group_id, assignment_id)
   select group_id, assignment_id
   from unnest($1::bigint[]) group_id cross join unnest($2::bigint[]) assignment_id
   order by group_id, assignment_id
   on conflict do nothing`,
);

/** Values: groups, assignments. Removes every assignment from every group. */
export const removeMembers = statement<never>(
  'removeGroupMembers',
  `delete from employee_group_member
   where group_id = any($1::bigint[]) and assignment_id = any($2::bigint[])`,
);
