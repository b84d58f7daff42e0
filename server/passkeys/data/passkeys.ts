import { statement } from '../../database/statement.ts';
import { asksForPasskey, passkeyOpenFrom } from './asksForPasskey.ts';

interface PasskeyOwnerRow {
  readonly asksForPasskey: boolean;
  readonly openFrom: string | null;
  readonly username: string | null;
  readonly displayName: string;
}

/** Value: employee. */
export const readPasskeyOwner = statement<PasskeyOwnerRow>(
  'readPasskeyOwner',
  `select ${asksForPasskey} as "asksForPasskey", ${passkeyOpenFrom} as "openFrom", username,
     first_name || ' ' || last_name as "displayName"
   from employee where id = $1`,
);

export interface PasskeyRow {
  readonly id: number;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backed_up: boolean;
  readonly name: string;
  readonly made_at: string;
  /** Null if it was never used. */
  readonly last_used_at: string | null;
}

/** Value: employee. */
export const listPasskeys = statement<PasskeyRow>(
  'listPasskeys',
  `select id, credential_id, public_key, counter, transports, backed_up, name, made_at, last_used_at
   from passkey where employee_id = $1 order by made_at, id`,
);

/** Values: passkey, the previous counter, the new one, whether it is backed up now, now. */
export const notePasskeyUse = statement<{ id: number }>(
  'notePasskeyUse',
  `update passkey set counter = $3, backed_up = $4, last_used_at = $5
   where id = $1 and counter = $2 returning id`,
);

/** Value: employee. Locks the person's passkeys. */
export const lockPasskeyOwner = statement<{ id: number }>(
  'lockPasskeyOwner',
  'select id from employee where id = $1 for update',
);

/**
 * Values: employee, credential, key, counter, transports, whether it can be and is backed up, name,
 * now, the fewest and the most passkeys that may exist. No row if their number differs, or it is
 * registered already.
 */
export const addPasskey = statement<{ id: number }>(
  'addPasskey',
  `insert into passkey (employee_id, credential_id, public_key, counter, transports,
     backup_eligible, backed_up, name, made_at)
   select $1, $2, $3, $4, $5::text[], $6, $7, $8, $9
   where (select count(*) from passkey where employee_id = $1) between $10 and $11
   on conflict (credential_id) do nothing returning id`,
);

/** Values: employee, passkey, name. No row if it is not theirs. */
export const renamePasskey = statement<{ id: number }>(
  'renamePasskey',
  'update passkey set name = $3 where employee_id = $1 and id = $2 returning id',
);

/**
 * Values: employee, passkey, the fewest that must remain. No row if it is the last, or not theirs.
 */
export const removePasskey = statement<{ id: number }>(
  'removePasskey',
  `delete from passkey where employee_id = $1 and id = $2
     and (select count(*) from passkey where employee_id = $1) > $3 returning id`,
);

/** Values: employee, now. A first passkey can be registered with the password again. */
export const forgetPasskeys = statement<{ id: number }>(
  'forgetPasskeys',
  `with gone as (delete from passkey where employee_id = $1),
     asked as (delete from passkey_challenge where employee_id = $1)
   update employee set passkey_open_from = $2 where id = $1 returning id`,
);

/** Values: employees, now. */
export const openPasskeysOf = statement<never>(
  'openPasskeysOf',
  'update employee set passkey_open_from = $2 where id = any($1::bigint[])',
);
