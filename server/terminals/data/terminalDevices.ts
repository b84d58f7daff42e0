import { statement } from '../../database/statement.ts';

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

export const endDevice = statement<{ terminal_id: number }, { sessionId: number }>(
  'endTerminalDevice',
  `delete from access_token using terminal
   where access_token.id = $sessionId and terminal.id = access_token.terminal_id
   returning terminal.id as terminal_id`,
);
