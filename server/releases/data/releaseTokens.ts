import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

type ReleaseToken = components['schemas']['ReleaseToken'];

const shown = `
  select token.id, token.remote, token.name, token.created_at as "createdAt",
    maker.first_name || ' ' || maker.last_name as "createdBy",
    token.last_used_at as "lastUsedAt", token.ended_at as "endedAt",
    ender.first_name || ' ' || ender.last_name as "endedBy"`;
const people = `
  join employee maker on maker.id = token.created_by
  left join employee ender on ender.id = token.ended_by`;

/** Valid tokens first, then ended ones; newest first. */
export const readReleaseTokens = statement<ReleaseToken>(
  'readReleaseTokens',
  `${shown} from release_token token ${people}
   order by token.ended_at is not null, token.created_at desc, token.id desc limit 200`,
);

/** Values: remote, name, digest, now, creator. No row if the digest exists already. */
export const addReleaseToken = statement<ReleaseToken>(
  'addReleaseToken',
  `with token as (
     insert into release_token (remote, name, token_hash, created_at, created_by)
     values ($1, $2, $3, $4, $5)
     on conflict (token_hash) do nothing returning *
   ) ${shown} from token ${people}`,
);

/** Values: id, now, who. No row if it is not valid. */
export const endReleaseToken = statement<{ readonly remote: string }>(
  'endReleaseToken',
  `update release_token set ended_at = $2, ended_by = $3
   where id = $1 and ended_at is null returning remote`,
);

/** Values: digest, now. The valid token with this digest; stores its use. */
export const useReleaseToken = statement<{
  readonly id: number;
  readonly remote: string;
  readonly name: string;
}>(
  'useReleaseToken',
  `update release_token set last_used_at = $2
   where token_hash = $1 and ended_at is null returning id, remote, name`,
);
