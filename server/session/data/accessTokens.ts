import { createHash, randomBytes } from 'node:crypto';
import type { Authority } from '../../calls/actor.ts';
import { joinLists, statement, unnestLists } from '../../database/statement.ts';
import { asksForPasskey } from '../../passkeys/data/asksForPasskey.ts';
import { unconfirmed } from '../../passkeys/data/unconfirmed.ts';
import type { ProviderSessionRow } from './providerSessions.ts';

interface EmployeeTokenRow {
  readonly must_change_password: boolean;
  readonly has_password: boolean;
  /** Whether it counts only as long as no passkey is required. */
  readonly lacks_passkey: boolean;
  readonly session_id: number;
  readonly employee_id: number;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly authorities: readonly Authority[];
  readonly assignments: readonly {
    readonly assignmentId: number;
    readonly authorities: Authority[];
    readonly startDate: string;
    readonly endDate: string | null;
    readonly timeZone: string;
  }[];
}

interface TerminalTokenRow {
  readonly session_id: number;
  readonly id: number;
  readonly terminal_id: string;
  readonly description: string;
  readonly time_zone: string;
  readonly geofence_id: number | null;
  readonly created_at: string;
  readonly last_used_at: string;
}

/**
 * The live session of a person's token, or a row without authorities; stores its use once a minute.
 * Values, as arrays: token digest, now, usedAfter, createdAfter, noteUsedBefore (`livingSessions`).
 */
export const findEmployeeToken = statement<EmployeeTokenRow | { readonly authorities: null }>(
  'findEmployeeToken',
  `with asked as materialized (
     select * from ${unnestLists('bytea', 'timestamptz', 'timestamptz', 'timestamptz', 'timestamptz')}
       with ordinality asked(token_hash, at, used_after, created_after, note_before, position)
   ), noted as materialized (
     select token.id from asked
     cross join lateral (select id from access_token
       where access_token.token_hash = asked.token_hash
         and last_used_at > asked.used_after and created_at > asked.created_after
         and last_used_at < asked.note_before
       limit 1 for update skip locked) token
   ), used as (
     update access_token set last_used_at = (select max(at) from asked)
     where id = any(array(select id from noted)) returning id, last_used_at
   )
   select token.id as session_id, token.employee_id, token.created_at,
     coalesce((select used.last_used_at from used where used.id = token.id limit 1),
       token.last_used_at) as last_used_at,
     employee.authorities, employee.one_time_password is not null and not exists (
       select from provider_session where access_token_id = token.id
     ) as must_change_password,
     employee.password_hash is not null as has_password,
     ${unconfirmed} and ${asksForPasskey} as lacks_passkey,
     coalesce((
       select jsonb_agg(jsonb_build_object(
         'assignmentId', assignment.id, 'authorities', assignment.authorities,
         'startDate', assignment.start_date, 'endDate', assignment.end_date,
         'timeZone', assignment.time_zone
       ) order by assignment.is_primary desc, assignment.id)
       from assignment where assignment.employee_id = employee.id
     ), '[]') as assignments
   from asked
   left join lateral (select * from access_token
     where access_token.token_hash = asked.token_hash
       and last_used_at > asked.used_after and created_at > asked.created_after
     limit 1) token on true
   left join lateral (select * from employee
     where employee.id = token.employee_id and closed_at is null limit 1) employee on true
   order by asked.position`,
  joinLists,
);

/** The live session of a terminal's token. Values: the same, but not as arrays. */
export const findTerminalToken = statement<TerminalTokenRow>(
  'findTerminalToken',
  `with used as (
     update access_token set last_used_at = $2
     where token_hash = $1 and last_used_at > $3 and created_at > $4 and last_used_at < $5
     returning last_used_at
   )
   select token.id as session_id, terminal.id, terminal.terminal_id, terminal.description,
     terminal.time_zone, terminal.geofence_id, token.created_at,
     coalesce((select last_used_at from used), token.last_used_at) as last_used_at
   from access_token token join terminal on terminal.id = token.terminal_id
   where token.token_hash = $1 and token.last_used_at > $3 and token.created_at > $4`,
);

/**
 * Values: token digest, employee, terminal, now, way, browser, system, by passkey, the terminal's
 * device, on which one terminal is signed in once.
 */
export const addToken = statement<never>(
  'addToken',
  `with ended as (delete from access_token where device = $9)
   insert into access_token
     (token_hash, employee_id, terminal_id, created_at, last_used_at, way, browser, system, by_passkey,
      device)
   values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
);

/** Value: session. Marks it as confirmed by a passkey. */
export const confirmToken = statement<never>(
  'confirmToken',
  'update access_token set by_passkey = true where id = $1',
);

/** With its session at the sign-on provider; null if it has none. */
export const removeToken = statement<
  { readonly employee_id: number | null } & (
    | ProviderSessionRow
    | { readonly [Name in keyof ProviderSessionRow]: null }
  )
>(
  'removeToken',
  `with ended as (delete from access_token where token_hash = $1 returning id, employee_id)
   select ended.employee_id, name_id, name_id_format, session_index, id_token
   from ended left join provider_session on access_token_id = ended.id`,
);

/** Values: employee, the session that stays. */
export const removeOtherTokens = statement<{ id: number }>(
  'removeOtherTokens',
  'delete from access_token where employee_id = $1 and id <> $2 returning id',
);

/** A new session token: 256 random bits as 43 characters for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored digest of a token: reading the database does not reveal the token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
