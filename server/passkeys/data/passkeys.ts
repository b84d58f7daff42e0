import { statement } from '../../database/statement.ts';
import { asksForPasskey, passkeyOpenFrom } from './asksForPasskey.ts';

interface PasskeyOwnerRow {
  readonly asksForPasskey: boolean;
  readonly openFrom: string | null;
  readonly username: string | null;
  readonly displayName: string;
}

export const readPasskeyOwner = statement<PasskeyOwnerRow, { employeeId: number }>(
  'readPasskeyOwner',
  `select ${asksForPasskey} as "asksForPasskey", ${passkeyOpenFrom} as "openFrom", username,
     first_name || ' ' || last_name as "displayName"
   from employee where id = $employeeId`,
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

export const listPasskeys = statement<PasskeyRow, { employeeId: number }>(
  'listPasskeys',
  `select id, credential_id, public_key, counter, transports, backed_up, name, made_at, last_used_at
   from passkey where employee_id = $employeeId order by made_at, id`,
);

/** No row if the counter has changed. */
export const notePasskeyUse = statement<
  { id: number },
  { id: number; oldCounter: number; counter: number; isBackedUp: boolean; now: Date }
>(
  'notePasskeyUse',
  `update passkey set counter = $counter, backed_up = $isBackedUp, last_used_at = $now
   where id = $id and counter = $oldCounter returning id`,
);

/** Locks the person's passkeys. */
export const lockPasskeyOwner = statement<{ id: number }, { employeeId: number }>(
  'lockPasskeyOwner',
  'select id from employee where id = $employeeId for update',
);

/** No row if their number differs, or it is registered already. */
export const addPasskey = statement<
  { id: number },
  {
    employeeId: number;
    credentialId: Buffer;
    publicKey: Buffer;
    counter: number;
    transports: readonly string[];
    isBackupEligible: boolean;
    isBackedUp: boolean;
    name: string;
    now: Date;
    fewest: number;
    most: number;
  }
>(
  'addPasskey',
  `insert into passkey (employee_id, credential_id, public_key, counter, transports,
     backup_eligible, backed_up, name, made_at)
   select $employeeId, $credentialId, $publicKey, $counter, $transports::text[], $isBackupEligible, $isBackedUp, $name, $now
   where (select count(*) from passkey where employee_id = $employeeId) between $fewest and $most
   on conflict (credential_id) do nothing returning id`,
);

/** No row if it is not theirs. */
export const renamePasskey = statement<
  { id: number },
  { employeeId: number; id: number; name: string }
>(
  'renamePasskey',
  'update passkey set name = $name where employee_id = $employeeId and id = $id returning id',
);

/** No row if it is the last, or not theirs. */
export const removePasskey = statement<
  { id: number },
  { employeeId: number; id: number; left: number }
>(
  'removePasskey',
  `delete from passkey where employee_id = $employeeId and id = $id
     and (select count(*) from passkey where employee_id = $employeeId) > $left returning id`,
);

/** A first passkey can be registered with the password again. */
export const forgetPasskeys = statement<{ id: number }, { id: number; now: Date }>(
  'forgetPasskeys',
  `with gone as (delete from passkey where employee_id = $id),
     asked as (delete from passkey_challenge where employee_id = $id)
   update employee set passkey_open_from = $now where id = $id returning id`,
);

export const openPasskeysOf = statement<never, { employeeIds: readonly number[]; now: Date }>(
  'openPasskeysOf',
  'update employee set passkey_open_from = $now where id = any($employeeIds::bigint[])',
);
