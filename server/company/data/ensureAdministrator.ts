import { randomInt } from 'node:crypto';
import { administratorAuthorities } from 'shared-contracts';
import { lockInstallation } from '../../database/installation.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { hasAny } from '../../people/data/personSql.ts';
import type { HashPassword } from './writePeople.ts';

const username = 'administrator';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

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
       closed_at = null, one_time_password = 'FRESH', passkey_open_from = now()`,
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
  const password = createPassword();
  const hash = await hashPassword(password);
  await transaction.run(makeAdministrator, { username, hash });
  return password;
}

/** Twenty characters in groups of five: 99 bits. */
function createPassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  return groups.join('-');
}
