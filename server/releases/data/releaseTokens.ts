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

/** No row if the digest exists already. */
export const addReleaseToken = statement<
  ReleaseToken,
  { remote: string; name: string; digest: Buffer; now: Date; employeeId: number }
>(
  'addReleaseToken',
  `with token as (
     insert into release_token (remote, name, token_hash, created_at, created_by)
     values ($remote, $name, $digest, $now, $employeeId)
     on conflict (token_hash) do nothing returning *
   ) ${shown} from token ${people}`,
);

/** No row if it is not valid. */
export const endReleaseToken = statement<
  { readonly remote: string },
  { id: number; now: Date; employeeId: number }
>(
  'endReleaseToken',
  `update release_token set ended_at = $now, ended_by = $employeeId
   where id = $id and ended_at is null returning remote`,
);

/** The valid token with this digest; stores its use. */
export const useReleaseToken = statement<
  {
    readonly id: number;
    readonly remote: string;
    readonly name: string;
  },
  { digest: Buffer; lastUsedAt: Date }
>(
  'useReleaseToken',
  `update release_token set last_used_at = $lastUsedAt
   where token_hash = $digest and ended_at is null returning id, remote, name`,
);
