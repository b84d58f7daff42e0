import { idleSessionMinutes, longestSessionInSeconds } from '../../../session/rules/sessionLife.ts';
import { runningSeconds } from '../../../terminals/rules/runningSeconds.ts';

const mostDevices = 20;

const ago = (seconds: number) => `($now::timestamptz - interval '${seconds} seconds')`;
const hasEnded = `(last_used_at <= ${ago(idleSessionMinutes * 60)}
  or created_at <= ${ago(longestSessionInSeconds)})`;
const runs = `(last_used_at > ${ago(runningSeconds)} and not ${hasEnded})`;

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ofTerminal = 'from access_token where access_token.terminal_id = terminal.id';

/** SQL, JSON: the devices that are signed in as a terminal, and whether it has a password. */
export const terminalFacts = `json_build_object(
  'id', terminal.id, 'hasPassword', password_hash is not null,
  'deviceCount', (select count(*) ${ofTerminal}),
  'devices', coalesce((
    select json_agg(json_build_object('id', id, 'signedInAt', ${instant('created_at')},
      'lastSeenAt', ${instant('last_used_at')}, 'isRunning', ${runs}, 'hasEnded', ${hasEnded},
      'browser', browser, 'system', system, 'version', app_version,
      'queueLength', queue_length, 'keepsSince', ${instant('keeps_since')},
      'clockOffSeconds', clock_off_seconds) order by created_at desc, id desc)
    from (select * ${ofTerminal} order by created_at desc, id desc limit ${mostDevices}) device
  ), '[]'))`;

/** SQL: what a terminal's devices are doing at `$now`. */
export const terminalStates = {
  CURRENT: 'true',
  RUNNING: `exists (select ${ofTerminal} and ${runs})`,
  SILENT: `exists (select ${ofTerminal}) and not exists (select ${ofTerminal} and ${runs})`,
  WITHOUT_DEVICE: `not exists (select ${ofTerminal})`,
};
