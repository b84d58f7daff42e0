import { createHash, randomBytes } from 'node:crypto';
import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

export type ScimToken = components['schemas']['ScimToken'];

/** A new token: 256 random bits after a prefix by which scanners find leaked ones. */
export function newScimToken(): string {
  return `punctual-scim-${randomBytes(32).toString('base64url')}`;
}

/** The stored digest of a token: reading the database does not reveal the token. */
export function hashScimToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const shown = `
  select token.id, token.name, token.created_at as "createdAt",
    maker.first_name || ' ' || maker.last_name as "createdBy",
    token.last_used_at as "lastUsedAt", token.expires_at as "expiresAt",
    token.ended_at as "endedAt", ender.first_name || ' ' || ender.last_name as "endedBy"`;
const people = `
  left join employee maker on maker.id = token.created_by
  left join employee ender on ender.id = token.ended_by`;

/** No row if the digest exists already. */
export const addScimToken = statement<
  ScimToken,
  { name: string; digest: Buffer; now: Date; expiresAt: Date | null; employeeId: number | null }
>(
  'addScimToken',
  `with token as (
     insert into scim_token (name, token_hash, created_at, expires_at, created_by)
     values ($name, $digest, $now, $expiresAt, $employeeId)
     on conflict (token_hash) do nothing returning *
   ) ${shown} from token ${people}`,
);

/** Valid tokens first, then ended ones; newest first. */
export const readScimTokens = statement<ScimToken>(
  'readScimTokens',
  `${shown} from scim_token token ${people}
   order by token.ended_at is not null, token.created_at desc, token.id desc limit 200`,
);

/** No row if it was ended already. */
export const endScimToken = statement<
  { id: number },
  { id: number; now: Date; employeeId: number | null }
>(
  'endScimToken',
  `update scim_token set ended_at = $now, ended_by = $employeeId
   where id = $id and ended_at is null returning id`,
);

/** The valid token with this digest; stores its use once a minute. */
export const useScimToken = statement<{ id: number }, { digest: Buffer; now: Date }>(
  'useScimToken',
  `with held as (
     select id, last_used_at from scim_token where token_hash = $digest and ended_at is null
       and (expires_at is null or expires_at > $now)
   ), used as (
     update scim_token set last_used_at = $now from held where scim_token.id = held.id
       and (held.last_used_at is null or held.last_used_at < $now::timestamptz - interval '1 minute')
   )
   select id from held`,
);
