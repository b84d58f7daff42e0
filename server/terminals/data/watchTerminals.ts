import type { ServerContext } from '../../calls/serverContext.ts';
import { statement } from '../../database/statement.ts';
import type { Features } from '../../features/createFeatures.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import { tellOnce } from '../../notifications/data/tellOnce.ts';
import type { TerminalNotice } from '../../notifications/rules/notice.ts';
import { isActiveAt, type AssignmentDates } from '../../people/rules/isActiveAt.ts';
import { terminalTroubles, type KnownDevice } from '../rules/terminalTroubles.ts';

interface DeviceRow extends KnownDevice {
  readonly id: number;
  readonly terminal: string;
  readonly timeZone: string;
}

/** Devices of terminals that have not been signed out, those with an expired session included. */
export const readKnownDevices = statement<DeviceRow>(
  'readKnownTerminalDevices',
  `select token.id, terminal.description as terminal, terminal.time_zone as "timeZone",
     token.last_used_at as "lastSeenAt", token.keeps_since as "keepsSince",
     token.queue_length as "queueLength", token.clock_off_seconds as "clockOffSeconds"
   from terminal join access_token token on token.terminal_id = terminal.id`,
);

interface AdministratorRow {
  readonly id: number;
  /** Whether it holds without an assignment. */
  readonly always: boolean;
  /** The assignments during which it holds. */
  readonly assignments: readonly AssignmentDates[];
}

const readAdministrators = statement<AdministratorRow>(
  'readAdministratorsToTell',
  `select * from (
     select id, authorities && '{DEV_ADMIN}' as always, (
       select coalesce(jsonb_agg(jsonb_build_object('startDate', start_date, 'endDate', end_date,
         'timeZone', time_zone)), '[]')
       from assignment
       where employee_id = employee.id and assignment.authorities && '{DEV_ADMIN}'
     ) as assignments
     from employee where closed_at is null
   ) person where always or assignments <> '[]'`,
);

/** Once its key is removed, a problem can be reported again. */
const takeBack = statement<
  { readonly employee_id: number },
  { keys: readonly string[]; now: Date }
>(
  'takeBackTerminalNotices',
  `update notification set once_key = null, dismissed_at = coalesce(dismissed_at, $now)
   where kind in ('TERMINAL_SILENT', 'TERMINAL_KEEPS', 'TERMINAL_CLOCK_OFF')
     and once_key is not null and once_key <> all($keys::text[])
   returning employee_id`,
);

/**
 * Checks every minute for terminals that are not seen, hold punches or have a wrong clock; notifies
 * administrators once, and removes the notification when it is over.
 */
export function watchTerminals(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  features: Pick<Features, 'read'>,
): Worker {
  return {
    kind: 'WATCH_TERMINALS',
    every: 60_000,
    work: async (_payload, now) => {
      const { features: switches } = await features.read();
      const devices = switches.TERMINAL ? await database.run(readKnownDevices) : [];
      const at = now.toISOString();
      const administrators = (await database.run(readAdministrators)).filter(
        ({ always, assignments }) => always || assignments.some((one) => isActiveAt(one, at)),
      );
      const notices = devices.flatMap(({ id, terminal, timeZone, ...known }) =>
        terminalTroubles(known, at).flatMap((trouble) =>
          administrators.map((administrator): TerminalNotice => ({
            ...{ employeeId: administrator.id, terminal, timeZone, ...trouble },
            onceKey: `${trouble.kind} ${id} ${administrator.id}`,
          })),
        ),
      );
      const keys = notices.map(({ onceKey }) => onceKey);
      const over = await database.run(takeBack, { keys, now });
      const employeeIds = [...new Set(over.map(({ employee_id: id }) => id))];
      if (employeeIds.length > 0) push.publish({ type: 'notifications-changed', employeeIds });
      await tellOnce({ database, push }, notices, now);
    },
  };
}
