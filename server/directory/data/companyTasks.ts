import { managerAuthorities, guardedAuthorities, type components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { unmanagedFrom } from '../../company/data/sections/jobSql.ts';
import { lasts } from '../../company/data/sections/entrySql.ts';
import { alphabetical, hasAny } from '../../people/data/personSql.ts';

/** A kind of task with the first ten people and values. */
export type TaskRow = components['schemas']['CompanyTask'];

const firstTen = (list: string) => `coalesce((array_agg(${list})) [1:10], '{}')`;
const name = `employee.first_name || ' ' || employee.last_name`;
const byName = `${alphabetical('employee.last_name')}, ${alphabetical('employee.first_name')}, employee.id`;

/**
 * People with an open account, no right of their own that needs no job, and no job today or later;
 * those of a directory by its trouble; people whose time nobody approves from a day on. Erased and closed people have no account.
 */
export const readTasks = statement<TaskRow, { today: string }>(
  'readCompanyTasks',
  `with jobless as (
     select employee.id, coalesce(person.trouble, 'NO_JOB') as kind, person.trouble_value as value
     from employee left join directory_person person on person.employee_id = employee.id
     where username is not null and closed_at is null
       and not ${hasAny('employee.authorities', [...managerAuthorities, ...guardedAuthorities])}
       and not exists (select from assignment job where job.employee_id = employee.id
         and coalesce(job.end_date, 'infinity') >= $today::date)
   ), task as (
     select * from jobless
     union all
     select employee_id, trouble, trouble_value from directory_person person
     where trouble is not null and not exists (select from jobless where id = employee_id)
     union all
     select employee_id, manager_trouble, work ->> 'manager' from directory_person
     where manager_trouble is not null
     union all
     select id, 'UNMANAGED', min(day)::text from (
       select employee.id, ${unmanagedFrom} as day
       from assignment join employee on employee.id = assignment.employee_id
       where ${lasts('assignment.end_date')}) unmanaged
     where day is not null
     group by id
   )
   select kind, count(*) as count,
     ${firstTen(`${name} order by ${byName}`)} as names,
     coalesce((array_agg(distinct value) filter (where value is not null)) [1:10], '{}') as values
   from task join employee on employee.id = task.id
   group by kind order by count(*) desc, kind`,
);
