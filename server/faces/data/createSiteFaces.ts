import { localDay } from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { createShortCache } from '../../calls/createShortCache.ts';
import { statement } from '../../database/statement.ts';
import type { Features } from '../../features/createFeatures.ts';
import { searchLimit } from '../rules/searchLimit.ts';

/** People with a face who work there: an assignment belongs to the site or to none. */
const readFacesOfSite = statement<
  { readonly employee_id: number },
  { geofenceId: number | null; day: string; limit: number }
>(
  'readFacesOfSite',
  `select face.employee_id from face join employee on employee.id = face.employee_id
   where employee.closed_at is null and ($geofenceId::bigint is null or face.employee_id in (
     select assignment.employee_id from assignment_geofence place
     join assignment on assignment.id = place.assignment_id
     where place.geofence_id = $geofenceId
       and start_date <= $day::date and coalesce(end_date, $day) >= $day
     union all
     select assignment.employee_id from assignment
     where start_date <= $day::date and coalesce(end_date, $day) >= $day and not exists (
       select from assignment_geofence place where place.assignment_id = assignment.id)
   ))
   limit $limit`,
);

/** How long they are cached if no face changes. */
const keptInMilliseconds = 60_000;

/**
 * The people of a terminal's site who have a face; null if there are too many to search, or search
 * is off.
 */
export type SiteFaces = (place: TerminalPlace, now: Date) => Promise<ReadonlySet<number> | null>;

interface Parts extends Pick<ServerContext, 'database' | 'push'> {
  readonly features: Pick<Features, 'read'>;
}

export function createSiteFaces({ database, push, features }: Parts): SiteFaces {
  interface Site {
    readonly geofenceId: number | null;
    readonly day: string;
    readonly most: number;
  }

  const cache = createShortCache<Site, ReadonlySet<number> | 'TOO_MANY'>({
    milliseconds: keptInMilliseconds,
    keyOf: ({ geofenceId, day, most }) => `${geofenceId} ${day} ${most}`,
    find: (sites) =>
      Promise.all(
        sites.map(async ({ geofenceId, day, most }) => {
          const rows = await database.run(readFacesOfSite, { geofenceId, day, limit: most + 1 });
          return rows.length > most ? 'TOO_MANY' : new Set(rows.map((row) => row.employee_id));
        }),
      ),
  });
  push.subscribe(({ type }) => {
    if (type === 'faces-changed' || type === 'company-changed') cache.clear();
  });
  push.onGap(() => cache.clear());

  return async ({ geofenceId, timeZone }, now) => {
    const most = searchLimit((await features.read()).properties);
    if (most === 0) return null;
    const day = localDay(now.toISOString(), timeZone);
    const [people] = await cache.read([{ geofenceId, day, most }], now);
    return people instanceof Set ? people : null;
  };
}
