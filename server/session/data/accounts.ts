import { statement } from '../../database/statement.ts';

interface AccountRow {
  readonly id: number;
  readonly password_hash: string | null;
  /** Null while the account is open. */
  readonly closed_at: string | null;
}

/** Value: user name as typed; capitals do not matter. */
export const findAccount = statement<AccountRow>(
  'findAccount',
  'select id, password_hash, closed_at from employee where lower(username) = lower($1)',
);

/** Value: employee. */
export const readAccount = statement<AccountRow>(
  'readAccount',
  'select id, password_hash, closed_at from employee where id = $1',
);

/** Values: employee, new hash, the hash that it replaces: nothing happens where another came first. */
export const replacePasswordHash = statement<{ id: number }>(
  'replacePasswordHash',
  'update employee set password_hash = $2 where id = $1 and password_hash = $3 returning id',
);
