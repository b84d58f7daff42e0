import { administratorAuthorities } from 'shared-contracts';
import { lockInstallation } from '../../database/installation.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { hasAny } from '../../people/data/personSql.ts';
import { createOneTimePassword } from '../../session/data/createOneTimePassword.ts';
import type { HashPassword } from './firstSecrets.ts';

const username = 'administrator';

const readAdministrators = statement<object>(
  'readAdministrators',
  `select from employee
   where password_hash is not null and closed_at is null
     and one_time_password is distinct from 'USED' and ${hasAny('authorities', administratorAuthorities)}`,
);
const makeAdministrator = statement<never, { username: string; hash: string }>(
  'makeAdministrator',
  `insert into employee
     (employee_number, first_name, last_name, username, password_hash, one_time_password,
      authorities, passkey_open_from)
   values ($username::text, 'Punctual', 'Administrator', $username::text, $hash, 'FRESH', '{${administratorAuthorities.join()}}', now())
   on conflict (lower(username)) do update
     set password_hash = excluded.password_hash, authorities = excluded.authorities,
       closed_at = null, one_time_password = 'FRESH', one_time_password_until = null,
       passkey_open_from = now()`,
);

/**
 * If no administrator can log in, creates one, or sets a password for the one without. Returns the
 * one-time password, or null if nothing was needed.
 */
export async function ensureAdministrator(
  transaction: Runner,
  hashPassword: HashPassword,
): Promise<string | null> {
  // Processes that start together create only one administrator.
  await transaction.run(lockInstallation);
  if ((await transaction.run(readAdministrators)).length > 0) return null;
  const password = createOneTimePassword();
  const hash = await hashPassword(password);
  await transaction.run(makeAdministrator, { username, hash });
  return password;
}
