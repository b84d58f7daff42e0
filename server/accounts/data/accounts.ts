import { authoritiesOverOthers, type components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { alphabetical, holds, holdsAnywhere } from '../../people/data/personSql.ts';
import { asksForPasskey, passkeyOpenFrom } from '../../passkeys/data/asksForPasskey.ts';

export type AccountRow = Omit<
  components['schemas']['Account'],
  'passkeyUntil' | 'takesOneTimePassword'
> & {
  readonly passkeyOpenFrom: string | null;
  /** Has SUPER_ADMIN anywhere. */
  readonly isSuper: boolean;
  /** Has one of `authoritiesOverOthers` anywhere. */
  readonly decidesOnOthers: boolean;
};

/** The sessions that count (`livingSessions`). */
interface Living {
  usedAfter: string;
  createdAfter: string;
}

const account = `
  select employee.id as "employeeId", first_name as "firstName", last_name as "lastName",
    employee_number as "employeeNumber", username, password_hash is not null as "hasPassword",
    closed_at as "closedAt", coalesce(living.count, 0) as sessions,
    living.last_used_at as "lastUsedAt", ${asksForPasskey} as "asksForPasskey",
    (select count(*) from passkey where passkey.employee_id = employee.id) as passkeys,
    ${passkeyOpenFrom} as "passkeyOpenFrom", ${holdsAnywhere(['SUPER_ADMIN'])} as "isSuper",
    ${holdsAnywhere(authoritiesOverOthers)} as "decidesOnOthers"`;
const living = `
  left join lateral (
    select count(*) as count, max(last_used_at) as last_used_at from access_token token
    where token.employee_id = employee.id and token.last_used_at > $usedAfter
      and token.created_at > $createdAfter
  ) living on true`;

const byName = `${alphabetical('last_name')}, ${alphabetical('first_name')}`;

/** Without a search, all. */
export const listAccounts = statement<
  AccountRow & { readonly total: number },
  Living & { search: string | null; offset: number; limit: number }
>(
  'listAccounts',
  `${account}, total
   from (
     select *, count(*) over () as total from employee
     where $search::text is null
       or strpos(searched, $search) > 0 or ${holds('username', '$search')}
     order by ${byName}, id
     offset $offset limit $limit
   ) employee ${living}
   order by ${byName}, employee.id`,
);

export const readAccountState = statement<AccountRow, Living & { employeeId: number }>(
  'readAccountState',
  `${account} from employee ${living} where employee.id = $employeeId`,
);

/** Locks their accounts until the transaction ends. */
export const lockAccounts = statement<
  { id: number; closed_at: string | null; administers: boolean },
  { ids: readonly number[] }
>(
  'lockAccounts',
  `select id, closed_at, ${holdsAnywhere(['DEV_ADMIN'])} as administers
   from employee where id = any($ids::bigint[]) order by id for update`,
);

/** Does not write an unchanged state. */
export const setAccountState = statement<never, { id: number; closedAt: Date | null }>(
  'setAccountState',
  `update employee set closed_at = $closedAt
   where id = $id and (closed_at is null) <> ($closedAt::timestamptz is null)`,
);

export const removeTokensOf = statement<
  { employee_id: number },
  { employeeIds: readonly number[] }
>(
  'removeTokensOf',
  'delete from access_token where employee_id = any($employeeIds::bigint[]) returning employee_id',
);
