import { createHash } from 'node:crypto';
import type { components } from 'shared-contracts';
import type { Authority } from '../../calls/actor.ts';
import { statement } from '../../database/statement.ts';
import type { KeyMaker } from '../rules/keyState.ts';

type ApiKey = components['schemas']['ApiKey'];

/** A key without its state, and who made it. */
export interface ApiKeyRow extends Omit<ApiKey, 'state'> {
  readonly maker: KeyMaker;
}

/** The stored digest of a key: reading the database does not reveal the key. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** JSON of a `KeyMaker`; for statements with that `maker`. */
const maker = `jsonb_build_object('isClosed', maker.closed_at is not null,
  'authorities', maker.authorities,
  'assignments', (select coalesce(jsonb_agg(jsonb_build_object('assignmentId', assignment.id,
      'authorities', assignment.authorities, 'startDate', assignment.start_date,
      'endDate', assignment.end_date, 'timeZone', assignment.time_zone)), '[]')
    from assignment where assignment.employee_id = maker.id)) as maker`;

const shown = `
  select key.id, key.name, key.authorities,
    case when not key.has_all_sites then (
      select coalesce(jsonb_agg(jsonb_build_object('code', geofence.code, 'name', geofence.name)
        order by geofence.name collate "und-x-icu", geofence.id), '[]')
      from api_key_site site join geofence on geofence.id = site.geofence_id
      where site.api_key_id = key.id) end as sites,
    key.per_minute as "perMinute", key.created_at as "createdAt",
    maker.first_name || ' ' || maker.last_name as "createdBy", key.last_used_at as "lastUsedAt",
    key.expires_at as "expiresAt", key.ended_at as "endedAt",
    ender.first_name || ' ' || ender.last_name as "endedBy", ${maker}
  from api_key key join employee maker on maker.id = key.created_by
  left join employee ender on ender.id = key.ended_by`;

export const readApiKey = statement<ApiKeyRow, { id: number }>(
  'readApiKey',
  `${shown} where key.id = $id`,
);

/** Those that are neither revoked nor expired first; newest first. */
export const readApiKeys = statement<ApiKeyRow, { now: Date }>(
  'readApiKeys',
  `${shown}
   order by key.ended_at is not null or key.expires_at <= $now, key.created_at desc, key.id desc
   limit 300`,
);

/** Which of these codes are those of sites. */
export const findSites = statement<{ id: number; code: string }, { codes: readonly string[] }>(
  'findSitesOfKey',
  'select id, code from geofence where code = any($codes::text[])',
);

/** How many are neither revoked nor expired. */
export const countApiKeys = statement<{ count: number }, { now: Date }>(
  'countApiKeys',
  'select count(*) as count from api_key where ended_at is null and expires_at > $now',
);

interface NewApiKey {
  readonly name: string;
  readonly digest: Buffer;
  readonly authorities: readonly Authority[];
  /** Null for everybody. */
  readonly siteIds: readonly number[] | null;
  readonly perMinute: number;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly employeeId: number;
}

/** No row if the digest exists already. */
export const addApiKey = statement<{ id: number }, NewApiKey>(
  'addApiKey',
  `with key as (
     insert into api_key (name, key_hash, authorities, has_all_sites, per_minute, created_at,
       created_by, expires_at)
     values ($name, $digest, $authorities::text[], $siteIds::bigint[] is null, $perMinute, $now,
       $employeeId, $expiresAt)
     on conflict (key_hash) do nothing returning id
   ), sites as (
     insert into api_key_site (api_key_id, geofence_id)
     select key.id, site from key, unnest($siteIds::bigint[]) site
   )
   select id from key`,
);

/** No row if it was revoked already. */
export const endApiKey = statement<{ id: number }, { id: number; now: Date; employeeId: number }>(
  'endApiKey',
  `update api_key set ended_at = $now, ended_by = $employeeId
   where id = $id and ended_at is null returning id`,
);

interface UsedKey {
  readonly id: number;
  readonly authorities: readonly Authority[];
  readonly perMinute: number;
  readonly expiresAt: string;
  readonly endedAt: string | null;
  readonly maker: KeyMaker;
}

/** The key with this digest; stores its use once a minute unless it is revoked or expired. */
export const useApiKey = statement<UsedKey, { digest: Buffer; now: Date }>(
  'useApiKey',
  `with key as (select * from api_key where key_hash = $digest), used as (
     update api_key set last_used_at = $now from key where api_key.id = key.id
       and key.ended_at is null and key.expires_at > $now
       and (key.last_used_at is null or key.last_used_at < $now::timestamptz - interval '1 minute')
   )
   select key.id, key.authorities, key.per_minute as "perMinute", key.expires_at as "expiresAt",
     key.ended_at as "endedAt", ${maker}
   from key join employee maker on maker.id = key.created_by`,
);
