import type { components } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';

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

export const readEmployee = statement<EmployeeRow, { id: number }>(
  'readEmployee',
  `select id, employee_number, first_name, last_name, is_24_hour, locale, start_of_week
   from employee where id = $id`,
);

/** The signed-in person. */
export async function readCaller(
  database: Runner,
  { id }: { readonly id: number },
): Promise<EmployeeRow> {
  const [caller] = await database.run(readEmployee, { id });
  if (caller === undefined) throw new Error('The caller is not an employee.');
  return caller;
}

export const readNames = statement<
  Pick<Schemas['Employee'], 'id' | 'employeeNumber' | 'firstName' | 'lastName'>,
  { ids: readonly number[] }
>(
  'readNames',
  `select id, employee_number as "employeeNumber", first_name as "firstName",
     last_name as "lastName"
   from employee where id = any($ids::bigint[])`,
);

export const readFullName = statement<{ name: string }, { id: number }>(
  'readFullName',
  "select first_name || ' ' || last_name as name from employee where id = $id",
);

/** Marks the locale as the person's own choice. */
export const saveConfiguration = statement<
  never,
  { id: number; is24HourDateTime: boolean; locale: string; startOfWeek: string }
>(
  'saveConfiguration',
  `update employee set is_24_hour = $is24HourDateTime, locale = $locale, locale_is_own = true, start_of_week = $startOfWeek
   where id = $id`,
);
