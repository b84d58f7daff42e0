import { managerAuthorities, type components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { matchesPerson } from '../../people/data/matchesPerson.ts';
import { hasAny } from '../../people/data/personSql.ts';

/** SQL: whether `employee` can log in as a manager at the moment `now` (spec §6). */
function isManagerAt(now: string): string {
  return `employee.closed_at is null and (${hasAny('employee.authorities', managerAuthorities)} or exists (
    select from assignment held
    where held.employee_id = employee.id and ${hasAny('held.authorities', managerAuthorities)}
      and local_time(${now}::timestamptz, held.time_zone)::date
        between held.start_date and coalesce(held.end_date, 'infinity')))`;
}

/** SQL: the legal entities in which a person works or manages. */
function companiesOf(employee: string): string {
  return `(select company from assignment where employee_id = ${employee}
    union select managed.company from manager_assignment range
      join assignment managed on managed.id = range.assignment_id
      where range.manager_id = ${employee})`;
}

/**
 * SQL: whether both belong to a common legal entity. A person without one, such as an
 * administrator, belongs to all.
 */
function shareCompany(one: string, other: string): string {
  const [ones, others] = [companiesOf(one), companiesOf(other)];
  return `(exists (${ones} intersect ${others}) or not exists ${ones} or not exists ${others})`;
}

export const findSharingManagers = statement<
  components['schemas']['GroupManager'],
  { ownerId: number; search: string; now: Date }
>(
  'findSharingManagers',
  `select employee.id, employee.first_name || ' ' || employee.last_name as name,
     employee.employee_number as "employeeNumber"
   from employee
   where employee.id <> $ownerId and ${matchesPerson('$search')} and ${isManagerAt('$now')}
     and ${shareCompany('employee.id', '$ownerId')}
   order by employee.last_name collate "und-x-icu", employee.first_name collate "und-x-icu",
     employee.id
   limit 50`,
);

/**
 * The managers with whom the owner can share a group (null for a new one): those of the owner's
 * legal entities, and those who share it already.
 */
export const findShareable = statement<
  { id: number },
  { ownerId: number; managerIds: readonly number[]; groupId: number | null; now: Date }
>(
  'findShareableManagers',
  `select employee.id from employee
   where employee.id = any($managerIds::bigint[]) and employee.id <> $ownerId
     and ((${isManagerAt('$now')} and ${shareCompany('employee.id', '$ownerId')}) or exists (
       select from employee_group_share share
       where share.group_id = $groupId::bigint and share.manager_id = employee.id))`,
);
