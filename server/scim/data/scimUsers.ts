import { administratorAuthorities, guardedAuthorities } from 'shared-contracts';
import { composed, statement } from '../../database/statement.ts';
import type { WorkValues } from '../rules/workValues.ts';
import { caseless, hasAny, holdsAnywhere, isNamed } from '../../people/data/personSql.ts';
import type { UserFilter } from '../rules/readFilter.ts';

export interface ScimUserRow {
  readonly id: number;
  readonly username: string;
  readonly external_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly employee_number: string;
  readonly email: string | null;
  readonly closed_at: string | null;
  readonly work: WorkValues;
}

const columns = `employee.id, coalesce(username, '') as username, external_id, first_name, last_name,
  employee_number, email, closed_at,
  coalesce((select work from directory_person where employee_id = employee.id), '{}') as work`;

const administers = `${holdsAnywhere(guardedAuthorities)} as administers`;

/** A person whose account will be changed. */
export interface LockedScimUserRow extends ScimUserRow {
  /** Has one of `guardedAuthorities` anywhere. */
  readonly administers: boolean;
}

const same = (text: string) => `${caseless(text)} = ${caseless('?')}`;

/** Each with a `?` for its value; user names and numbers use their indexes. */
const conditions = {
  id: 'id = ?::bigint',
  userName: isNamed('?'),
  externalId: 'external_id = ?',
  employeeNumber: 'employee_number = ?',
  email: same('email'),
  displayName: same("first_name || ' ' || last_name"),
  givenName: same('first_name'),
  familyName: same('last_name'),
  active: '(closed_at is null) = ?::boolean',
} as const satisfies Partial<Record<keyof UserFilter, string>>;

const presences = {
  hasExternalId: 'external_id is not null',
  hasEmail: 'email is not null',
} as const satisfies Partial<Record<keyof UserFilter, string>>;

/** People with accounts who match, with the filter's values; `name` identifies the filter. */
function matching(filter: UserFilter) {
  const given = Object.entries(conditions).flatMap(([name, condition]) => {
    const { [name]: value }: Readonly<Record<string, unknown>> = { ...filter };
    return value === undefined ? [] : [{ name, condition, value }];
  });
  const present = Object.entries(presences).filter(([name]) => name in filter);
  const where = [
    'username is not null',
    ...given.map(({ condition }, index) => condition.replaceAll('?', `$${index + 1}`)),
    ...present.map(([, condition]) => condition),
  ].join(' and ');
  const name = [...given.map((each) => each.name), ...present.map(([flag]) => flag)].join(' ');
  return { where, name, values: given.map(({ value }) => value) };
}

export function countScimUsers(filter: UserFilter) {
  const { where, name, values } = matching(filter);
  const counted = composed<{ total: number }>(
    `select count(*)::integer as total from employee where ${where}`,
    `countScimUsers ${name}`,
  );
  return { statement: counted, values };
}

/** A page by id. Further values: offset, limit. */
export function listScimUsers(filter: UserFilter) {
  const { where, name, values } = matching(filter);
  const [offset, limit] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const listed = composed<ScimUserRow>(
    `select ${columns} from employee where ${where} order by id offset ${offset} limit ${limit}`,
    `listScimUsers ${name}`,
  );
  return { statement: listed, values };
}

export const readScimUser = statement<ScimUserRow, { id: number }>(
  'readScimUser',
  `select ${columns} from employee where id = $id and username is not null`,
);

/** Locks the row. */
export const lockScimUser = statement<LockedScimUserRow, { id: number }>(
  'lockScimUser',
  `select ${columns}, ${administers} from employee where id = $id and username is not null for update`,
);

/** Other administrators who can log in. */
export const readOtherAdministrators = statement<{ id: number }, { id: number }>(
  'readOtherAdministrators',
  `select id from employee
   where id <> $id and username is not null and closed_at is null
     and one_time_password is distinct from 'USED' and ${hasAny('authorities', administratorAuthorities)}
   limit 1`,
);

/** The columns of a user that a directory sets. */
export interface ScimUserColumns {
  readonly username: string;
  readonly externalId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly closedAt: Date | string | null;
}

const setColumns = `username = $username, external_id = $externalId, first_name = $firstName,
     last_name = $lastName, email = $email, closed_at = $closedAt,
     email_by_directory = case when email is distinct from $email then $email
       else email_by_directory end`;

/** Gives an account to an employee without one, found by number, as imported from a company file. */
export const openScimAccount = statement<
  LockedScimUserRow,
  ScimUserColumns & { employeeNumber: string }
>(
  'openScimAccount',
  `update employee set ${setColumns}
   where employee_number = $employeeNumber and username is null returning ${columns}, ${administers}`,
);

export const addScimUser = statement<
  ScimUserRow,
  ScimUserColumns & { employeeNumber: string; locale: string }
>(
  'addScimUser',
  `insert into employee (employee_number, username, external_id, first_name, last_name, email,
     email_by_directory, closed_at, authorities, locale)
   values ($employeeNumber, $username, $externalId, $firstName, $lastName, $email, $email, $closedAt,
     '{}', $locale) returning ${columns}`,
);

export const changeScimUser = statement<ScimUserRow, ScimUserColumns & { id: number }>(
  'changeScimUser',
  `update employee set ${setColumns}
   where id = $id returning ${columns}`,
);

/** Removes the account; the person stays, as the recorded time is theirs. */
export const removeScimUser = statement<{ id: number }, { id: number; now: Date }>(
  'removeScimUser',
  `update employee set username = null, external_id = null, closed_at = coalesce(closed_at, $now),
     password_hash = null, one_time_password = null
   where id = $id and username is not null returning id`,
);
