import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import type { NumberSeries } from '../rules/nextNumber.ts';
import { fullName, isNotErased } from './sections/entrySql.ts';

/** The numbers that differ in their last digits only; the largest series. */
export const readNumberSeries = statement<NumberSeries>(
  'readNumberSeries',
  `select prefix, max(digits::bigint) as last, max(length(digits)) as digits
   from (
     select prefix, substr(employee_number, length(prefix) + 1) as digits
     from (
       select employee_number, rtrim(employee_number, '0123456789') as prefix
       from employee where ${isNotErased('employee')}
     ) people
   ) numbers
   where length(digits) between 1 and 15
   group by prefix order by count(*) desc, prefix limit 1`,
);

/** Those of the user names, as `fold` compares them, that somebody has. */
export const readTakenUsernames = statement<{ username: string }, { names: readonly string[] }>(
  'readTakenUsernames',
  'select fold(username) as username from employee where fold(username) = any($names)',
);

type Holder = components['schemas']['BadgeHolder'];

export const readBadgeHolder = statement<Holder, { badge: string }>(
  'readBadgeHolder',
  `select employee_number as "employeeNumber", ${fullName()} as name,
     closed_at is not null as "isClosed"
   from employee where badge = $badge`,
);
