import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { alphabetical, holds } from '../../people/data/personSql.ts';
import { isRunning } from '../rules/isRunning.ts';

type Schemas = components['schemas'];

/** Does not write unchanged values, or a clock that has barely changed. */
export const noteHeartbeat = statement<
  never,
  {
    sessionId: number;
    version: string | null;
    queueLength: number;
    clockSkew: number | null;
    now: Date;
  }
>(
  'noteTerminalHeartbeat',
  `update access_token set app_version = $version, queue_length = $queueLength, clock_off_seconds = $clockSkew,
     keeps_since = case when $queueLength::integer > 0 then coalesce(keeps_since, $now) end
   where id = $sessionId and ((app_version, queue_length) is distinct from ($version::text, $queueLength::integer)
     or (keeps_since is null) = ($queueLength::integer > 0)
     or (clock_off_seconds is null) <> ($clockSkew::integer is null)
     or abs(clock_off_seconds - $clockSkew::integer) > 5)`,
);

interface DeviceRow extends Omit<Schemas['TerminalDevice'], 'device'> {
  readonly total: number;
  readonly id: number | null;
  readonly signedInAt: string | null;
  readonly lastSeenAt: string | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly version: string | null;
  readonly queueLength: number | null;
  readonly keepsSince: string | null;
  readonly clockOffSeconds: number | null;
  readonly hasEnded: boolean | null;
}

/** Terminals with their signed-in devices, one row each. */
export const listTerminalDevices = statement<
  DeviceRow,
  {
    usedAfter: string;
    createdAfter: string;
    search: string | null;
    offset: number;
    pageSize: number;
  }
>(
  'listTerminalDevices',
  `select terminal.terminal_id as "terminalId", terminal.description,
     terminal.time_zone as "timeZone", geofence.name as site, token.id,
     token.created_at as "signedInAt", token.last_used_at as "lastSeenAt",
     token.browser, token.system, token.app_version as version, token.queue_length as "queueLength",
     token.keeps_since as "keepsSince", token.clock_off_seconds as "clockOffSeconds",
     token.last_used_at <= $usedAfter or token.created_at <= $createdAfter as "hasEnded", count(*) over () as total
   from terminal
   left join geofence on geofence.id = terminal.geofence_id
   left join access_token token on token.terminal_id = terminal.id
   where $search::text is null
     or ${holds("concat_ws(' ', terminal.terminal_id, terminal.description, geofence.name)", '$search')}
   order by ${alphabetical('terminal.description')}, terminal.terminal_id, token.created_at, token.id
   offset $offset limit $pageSize`,
);

export const endDevice = statement<{ terminal_id: number }, { sessionId: number }>(
  'endTerminalDevice',
  `delete from access_token using terminal
   where access_token.id = $sessionId and terminal.id = access_token.terminal_id
   returning terminal.id as terminal_id`,
);

export function presentDevice(row: DeviceRow, now: Date): Schemas['TerminalDevice'] {
  const { terminalId, description, timeZone, site } = row;
  const { id, signedInAt, lastSeenAt, browser, system, version, queueLength } = row;
  const { keepsSince, clockOffSeconds, hasEnded } = row;
  const isKnown = id !== null && signedInAt !== null && lastSeenAt !== null && hasEnded !== null;
  const device = isKnown
    ? {
        ...{ id, signedInAt, lastSeenAt, hasEnded, browser, system, version },
        ...{ queueLength, keepsSince, clockOffSeconds },
        isRunning: !hasEnded && isRunning(lastSeenAt, now.toISOString()),
      }
    : null;
  return { terminalId, description, timeZone, site, device };
}
