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

/** One element of each list for each token (`livingSessions`). */
interface TokenLookups {
  tokenHashes: readonly Buffer[];
  nows: readonly Date[];
  usedAfter: readonly string[];
  createdAfter: readonly string[];
  noteUsedBefore: readonly string[];
}

const lookups = unnestLists({
  ...{ tokenHashes: 'bytea', nows: 'timestamptz', usedAfter: 'timestamptz' },
  ...{ createdAfter: 'timestamptz', noteUsedBefore: 'timestamptz' },
});

/**
 * The live session of a person's token, or a row without authorities; stores its use once a minute.
 */
export const findEmployeeToken = statement<
  EmployeeTokenRow | { readonly authorities: null },
  TokenLookups
>(
  'findEmployeeToken',
  `with asked as materialized (
     select * from ${lookups}
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

/** The live session of a terminal's token (`livingSessions`); stores its use once a minute. */
export const findTerminalToken = statement<
  TerminalTokenRow,
  { tokenHash: Buffer; now: Date; usedAfter: string; createdAfter: string; noteUsedBefore: string }
>(
  'findTerminalToken',
  `with used as (
     update access_token set last_used_at = $now
     where token_hash = $tokenHash and last_used_at > $usedAfter and created_at > $createdAfter
       and last_used_at < $noteUsedBefore
     returning last_used_at
   )
   select token.id as session_id, terminal.id, terminal.terminal_id, terminal.description,
     terminal.time_zone, terminal.geofence_id, token.created_at,
     coalesce((select last_used_at from used), token.last_used_at) as last_used_at
   from access_token token join terminal on terminal.id = token.terminal_id
   where token.token_hash = $tokenHash and token.last_used_at > $usedAfter
     and token.created_at > $createdAfter`,
);

/** Keeps when the person logged in. On a device, one terminal is signed in once. */
export const addToken = statement<
  never,
  {
    tokenHash: Buffer;
    employeeId: number | null;
    terminalId: number | null;
    now: Date;
    way: string | null;
    browser: string | null;
    system: string | null;
    isByPasskey: boolean;
    device: Buffer | null;
  }
>(
  'addToken',
  `with ended as (delete from access_token where device = $device),
   kept as (
     insert into last_log_in (employee_id, at)
     select $employeeId::bigint, $now::timestamptz where $employeeId::bigint is not null
     on conflict (employee_id) do update set at = excluded.at
   )
   insert into access_token
     (token_hash, employee_id, terminal_id, created_at, last_used_at, way, browser, system, by_passkey,
      device)
   values ($tokenHash, $employeeId, $terminalId, $now, $now, $way, $browser, $system, $isByPasskey,
     $device)`,
);

/** Marks it as confirmed by a passkey. */
export const confirmToken = statement<never, { sessionId: number }>(
  'confirmToken',
  'update access_token set by_passkey = true where id = $sessionId',
);

/** With its session at the sign-on provider; null if it has none. */
export const removeToken = statement<
  { readonly employee_id: number | null } & (
    | ProviderSessionRow
    | { readonly [Name in keyof ProviderSessionRow]: null }
  ),
  { tokenHash: Buffer }
>(
  'removeToken',
  `with ended as (delete from access_token where token_hash = $tokenHash returning id, employee_id)
   select ended.employee_id, name_id, name_id_format, session_index, id_token
   from ended left join provider_session on access_token_id = ended.id`,
);

export const removeOtherTokens = statement<
  { id: number },
  { employeeId: number; sessionId: number }
>(
  'removeOtherTokens',
  'delete from access_token where employee_id = $employeeId and id <> $sessionId returning id',
);

/** A new session token: 256 random bits as 43 characters for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored digest of a token: reading the database does not reveal the token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
