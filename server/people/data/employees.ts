import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

type Schemas = components['schemas'];

export interface EmployeeRow {
  readonly id: number;
  readonly employee_number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_24_hour: boolean;
  readonly locale: Schemas['Locale'];
  readonly start_of_week: Schemas['Weekday'];
}

/** Value: employee. */
export const readEmployee = statement<EmployeeRow>(
  'readEmployee',
  `select id, employee_number, first_name, last_name, is_24_hour, locale, start_of_week
   from employee where id = $1`,
);

/** Value: employees. */
export const readNames = statement<
  Pick<Schemas['Employee'], 'id' | 'employeeNumber' | 'firstName' | 'lastName'>
>(
  'readNames',
  `select id, employee_number as "employeeNumber", first_name as "firstName",
     last_name as "lastName"
   from employee where id = any($1::bigint[])`,
);

/** Value: employee. */
export const readFullName = statement<{ name: string }>(
  'readFullName',
  "select first_name || ' ' || last_name as name from employee where id = $1",
);

/**
 * Values: employee, 24-hour clock, locale, start of week. Marks the locale as the person's own
 * choice.
 */
export const saveConfiguration = statement<never>(
  'saveConfiguration',
  `update employee set is_24_hour = $2, locale = $3, locale_is_own = true, start_of_week = $4
   where id = $1`,
);
