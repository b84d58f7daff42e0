import { statement } from '../../database/statement.ts';
import { isNamed } from '../../people/data/personSql.ts';

interface AccountRow {
  readonly id: number;
  readonly password_hash: string | null;
  /** Null while the account is open. */
  readonly closed_at: string | null;
  /** Null if the password is not a one-time password. */
  readonly one_time_password: 'FRESH' | 'USED' | null;
}

/**
 * Value: user name as typed, compared as `fold` does. If several people's names differ only in
 * accents, only the exact name finds one of them.
 */
export const findAccount = statement<AccountRow>(
  'findAccount',
  `select id, password_hash, closed_at, one_time_password
   from (
     select employee.*, ${isNamed('$1')} as is_exact, count(*) over () as alike
     from employee where fold(username) = fold($1)
   ) found
   where is_exact or alike = 1 order by username = $1 desc limit 1`,
);

/** Value: employee. */
export const readAccount = statement<AccountRow>(
  'readAccount',
  'select id, password_hash, closed_at, one_time_password from employee where id = $1',
);

/**
 * Values: employee, new hash, the hash that it replaces: no change if it has already been replaced.
 */
export const replacePasswordHash = statement<{ id: number }>(
  'replacePasswordHash',
  `update employee set password_hash = $2, one_time_password = null
   where id = $1 and password_hash = $3 returning id`,
);

/** Value: employee. No row if it was already used, even by a simultaneous log-in. */
export const useOneTimePassword = statement<{ id: number }>(
  'useOneTimePassword',
  `update employee set one_time_password = 'USED'
   where id = $1 and one_time_password = 'FRESH' returning id`,
);
