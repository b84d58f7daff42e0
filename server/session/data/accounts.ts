import { statement } from '../../database/statement.ts';
import { isNamed } from '../../people/data/personSql.ts';

export interface AccountRow {
  readonly id: number;
  readonly password_hash: string | null;
  /** Null while the account is open. */
  readonly closed_at: string | null;
  /** Null if the password is not a one-time password. */
  readonly one_time_password: 'FRESH' | 'USED' | null;
  /** Null if it has no end. */
  readonly one_time_password_until: string | null;
}

/**
 * By the user name as typed, compared as `fold` does. If several people's names differ only in
 * accents, only the exact name finds one of them.
 */
export const findAccount = statement<AccountRow, { username: string }>(
  'findAccount',
  `select id, password_hash, closed_at, one_time_password, one_time_password_until
   from (
     select employee.*, ${isNamed('$username')} as is_exact, count(*) over () as alike
     from employee where fold(username) = fold($username)
   ) found
   where is_exact or alike = 1 order by username = $username desc limit 1`,
);

export const readAccount = statement<AccountRow, { employeeId: number }>(
  'readAccount',
  `select id, password_hash, closed_at, one_time_password, one_time_password_until
   from employee where id = $employeeId`,
);

export const replacePasswordHash = statement<
  { id: number },
  { employeeId: number; newHash: string; oldHash: string | null }
>(
  'replacePasswordHash',
  `update employee set password_hash = $newHash, one_time_password = null,
     one_time_password_until = null
   where id = $employeeId and password_hash = $oldHash returning id`,
);

/** No row if it was already used, even by a simultaneous log-in, or has expired. */
export const useOneTimePassword = statement<{ id: number }, { employeeId: number; now: Date }>(
  'useOneTimePassword',
  `update employee set one_time_password = 'USED'
   where id = $employeeId and one_time_password = 'FRESH'
     and coalesce(one_time_password_until > $now::timestamptz, true) returning id`,
);

/** Replaces the password, whatever it was. */
export const giveOneTimePassword = statement<
  never,
  { employeeId: number; hash: string; until: Date }
>(
  'giveOneTimePassword',
  `update employee set password_hash = $hash, one_time_password = 'FRESH',
     one_time_password_until = $until
   where id = $employeeId`,
);
