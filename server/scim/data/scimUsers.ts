import { statement } from '../../database/statement.ts';

export interface ScimUserRow {
  readonly id: number;
  readonly username: string;
  readonly external_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly employee_number: string;
  readonly email: string | null;
  readonly closed_at: string | null;
}

const columns = `employee.id, coalesce(username, '') as username, external_id, first_name, last_name,
  employee_number, email, closed_at`;

/** Who has an account. Values: those of the filter (`filterValues`). */
const matching = `username is not null
  and ($1::text is null or id::text = $1) and ($2::text is null or lower(username) = lower($2))
  and ($3::text is null or external_id = $3) and ($4::text is null or employee_number = $4)
  and ($5::text is null or lower(email) = lower($5))
  and ($6::boolean is null or (closed_at is null) = $6)
  and (not $7::boolean or external_id is not null) and (not $8::boolean or email is not null)`;

export const countScimUsers = statement<{ total: number }>(
  'countScimUsers',
  `select count(*)::integer as total from employee where ${matching}`,
);

/** Further values: rows to leave out, most rows. */
export const listScimUsers = statement<ScimUserRow>(
  'listScimUsers',
  `select ${columns} from employee where ${matching} order by id offset $9 limit $10`,
);

/** Value: employee. */
export const readScimUser = statement<ScimUserRow>(
  'readScimUser',
  `select ${columns} from employee where id = $1 and username is not null`,
);

/** Value: employee. Whoever changes the same one waits. */
export const lockScimUser = statement<ScimUserRow>(
  'lockScimUser',
  `select ${columns} from employee where id = $1 and username is not null for update`,
);

/**
 * Gives an account to a person who is known by number and has none, as one whom a company file
 * brought. Values: number, user name, external id, first and last name, mail, closed at or null.
 */
export const openScimAccount = statement<ScimUserRow>(
  'openScimAccount',
  `update employee set username = $2, external_id = $3, first_name = $4, last_name = $5,
     email = $6, closed_at = $7
   where employee_number = $1 and username is null returning ${columns}`,
);

/** Values: the same, and the language. */
export const addScimUser = statement<ScimUserRow>(
  'addScimUser',
  `insert into employee (employee_number, username, external_id, first_name, last_name, email,
     closed_at, authorities, locale)
   values ($1, $2, $3, $4, $5, $6, $7, '{}', $8) returning ${columns}`,
);

/** Values: employee, user name, external id, first and last name, mail, closed at or null. */
export const changeScimUser = statement<ScimUserRow>(
  'changeScimUser',
  `update employee set username = $2, external_id = $3, first_name = $4, last_name = $5,
     email = $6, closed_at = $7
   where id = $1 returning ${columns}`,
);

/** Takes the account away; the person stays, since time is theirs. Values: employee, now. */
export const removeScimUser = statement<{ id: number }>(
  'removeScimUser',
  `update employee set username = null, external_id = null, closed_at = coalesce(closed_at, $2),
     password_hash = null, one_time_password = null
   where id = $1 and username is not null returning id`,
);
