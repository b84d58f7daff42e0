import { createHash, randomBytes } from 'node:crypto';
import { statement } from '../../database/statement.ts';

export interface ScimToken {
  readonly id: number;
  readonly name: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly ended_at: string | null;
}

/** A new token: 256 random bits behind a word by which leaked ones are found. */
export function newScimToken(): string {
  return `punctual-scim-${randomBytes(32).toString('base64url')}`;
}

/** What is kept of a token: nobody who reads the database can use it. */
export function hashScimToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Values: name, digest, now. */
export const addScimToken = statement<{ id: number }>(
  'addScimToken',
  'insert into scim_token (name, token_hash, created_at) values ($1, $2, $3) returning id',
);

export const readScimTokens = statement<ScimToken>(
  'readScimTokens',
  'select id, name, created_at, last_used_at, ended_at from scim_token order by id',
);

/** Values: id, now. Answers nothing where it does not hold. */
export const endScimToken = statement<{ id: number }>(
  'endScimToken',
  'update scim_token set ended_at = $2 where id = $1 and ended_at is null returning id',
);

/** Values: digest, now. The token with this digest, if it holds; its use is noted once a minute. */
export const useScimToken = statement<{ id: number }>(
  'useScimToken',
  `with used as (
     update scim_token set last_used_at = $2 where token_hash = $1 and ended_at is null
       and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')
   )
   select id from scim_token where token_hash = $1 and ended_at is null`,
);
