import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { alphabetical, holds } from '../../people/data/personSql.ts';
import { asksForPasskey, passkeyOpenFrom } from '../../passkeys/data/asksForPasskey.ts';

export type AccountRow = Omit<components['schemas']['Account'], 'passkeyUntil'> & {
  readonly passkeyOpenFrom: string | null;
};

/** Values for both: `$1` usedAfter, `$2` createdAfter (see `livingSessions`). */
const account = `
  select employee.id as "employeeId", first_name as "firstName", last_name as "lastName",
    employee_number as "employeeNumber", username, password_hash is not null as "hasPassword",
    closed_at as "closedAt", coalesce(living.count, 0) as sessions,
    living.last_used_at as "lastUsedAt", ${asksForPasskey} as "asksForPasskey",
    (select count(*) from passkey where passkey.employee_id = employee.id) as passkeys,
    ${passkeyOpenFrom} as "passkeyOpenFrom"`;
const living = `
  left join lateral (
    select count(*) as count, max(last_used_at) as last_used_at from access_token token
    where token.employee_id = employee.id and token.last_used_at > $1 and token.created_at > $2
  ) living on true`;

const byName = `${alphabetical('last_name')}, ${alphabetical('first_name')}`;

/** Further values: search or null, offset, limit. */
export const listAccounts = statement<AccountRow & { readonly total: number }>(
  'listAccounts',
  `${account}, total
   from (
     select *, count(*) over () as total from employee
     where $3::text is null
       or strpos(searched, $3) > 0 or ${holds('username', '$3')}
     order by ${byName}, id
     offset $4 limit $5
   ) employee ${living}
   order by ${byName}, employee.id`,
);

/** Further value: employee. */
export const readAccountState = statement<AccountRow>(
  'readAccountState',
  `${account} from employee ${living} where employee.id = $3`,
);

/** Value: employees. Locks their accounts until the transaction ends. */
export const lockAccounts = statement<{ id: number; closed_at: string | null }>(
  'lockAccounts',
  'select id, closed_at from employee where id = any($1::bigint[]) order by id for update',
);

/** Values: employee, closing time, or null for open. Does not write an unchanged state. */
export const setAccountState = statement<never>(
  'setAccountState',
  `update employee set closed_at = $2
   where id = $1 and (closed_at is null) <> ($2::timestamptz is null)`,
);

/** Value: employees. */
export const removeTokensOf = statement<{ employee_id: number }>(
  'removeTokensOf',
  'delete from access_token where employee_id = any($1::bigint[]) returning employee_id',
);
