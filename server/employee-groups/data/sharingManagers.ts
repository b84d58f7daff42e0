import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { matchesPerson } from '../../people/data/personSql.ts';

/** SQL: whether `employee` may log in as a manager at the moment `now` (spec §6). */
function isManagerAt(now: string): string {
  const approves = (authorities: string) => `${authorities} && '{APPROVE_TIME,SUPER_ADMIN}'`;
  return `employee.closed_at is null and (${approves('employee.authorities')} or exists (
    select from assignment held
    where held.employee_id = employee.id and ${approves('held.authorities')}
      and (${now}::timestamptz at time zone held.time_zone)::date
        between held.start_date and coalesce(held.end_date, 'infinity')))`;
}

/** Values: whoever asks, search, now. */
export const findSharingManagers = statement<components['schemas']['GroupManager']>(
  'findSharingManagers',
  `select employee.id, employee.first_name || ' ' || employee.last_name as name,
     employee.employee_number as "employeeNumber"
   from employee
   where employee.id <> $1 and ${matchesPerson('$2')} and ${isManagerAt('$3')}
   order by employee.last_name collate "und-x-icu", employee.first_name collate "und-x-icu",
     employee.id
   limit 50`,
);

/**
 * Values: owner, managers, group or null for a new one, now. Those of them with whom the owner can
 * share it: managers, and whoever has a share of it already.
 */
export const findShareable = statement<{ id: number }>(
  'findShareableManagers',
  `select employee.id from employee
   where employee.id = any($2::bigint[]) and employee.id <> $1
     and (${isManagerAt('$4')} or exists (
       select from employee_group_share share
       where share.group_id = $3::bigint and share.manager_id = employee.id))`,
);
