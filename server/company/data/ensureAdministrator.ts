import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { HashPassword } from './writePeople.ts';

const username = 'administrator';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Where no administrator can log in, makes one, or gives the one without a password a new one.
 * Answers the one-time password, or null when there was nothing to do.
 */
export async function ensureAdministrator(
  transaction: Transaction<Tables>,
  hashPassword: HashPassword,
): Promise<string | null> {
  // Processes that start together make one administrator.
  await sql`select from installation for update`.execute(transaction);
  const { rows } = await sql`select from employee
    where password_hash is not null and closed_at is null
      and one_time_password is distinct from 'USED'
      and authorities && '{DEV_ADMIN,SUPER_ADMIN}'`.execute(transaction);
  if (rows.length > 0) return null;
  const password = createPassword();
  const hash = await hashPassword(password);
  await sql`insert into employee
      (employee_number, first_name, last_name, username, password_hash, one_time_password,
        authorities)
    values (${username}, 'Punctual', 'Administrator', ${username}, ${hash}, 'FRESH',
      '{DEV_ADMIN,SUPER_ADMIN}')
    on conflict (lower(username)) do update
      set password_hash = excluded.password_hash, authorities = excluded.authorities,
        closed_at = null, one_time_password = 'FRESH'`.execute(transaction);
  return password;
}

/** Twenty characters in groups of five: 99 bits. */
function createPassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  return groups.join('-');
}
