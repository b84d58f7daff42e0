import { localDay } from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import { statement, type Runner } from '../../database/statement.ts';

/**
 * Values: site or null for everybody, day, how many at most. Who has a face and works there: by the
 * site of an assignment, or by one that is bound to no site.
 */
const readFacesOfSite = statement<{ readonly employee_id: number }>(
  'readFacesOfSite',
  `select face.employee_id from face join employee on employee.id = face.employee_id
   where employee.closed_at is null and ($1::bigint is null or exists (
     select from assignment
     where assignment.employee_id = employee.id
       and start_date <= $2::date and coalesce(end_date, $2) >= $2
       and coalesce((select bool_or(place.geofence_id = $1) from assignment_geofence place
         where place.assignment_id = assignment.id), true)
   ))
   limit $3`,
);

/**
 * The people of a terminal's site who have a face; null where there are more than `most`, or where
 * nobody is to be searched.
 */
export async function facesOfSite(
  database: Runner,
  { geofenceId, timeZone }: TerminalPlace,
  most: number,
  now: Date,
): Promise<ReadonlySet<number> | null> {
  if (most === 0) return null;
  const today = localDay(now.toISOString(), timeZone);
  const rows = await database.run(readFacesOfSite, [geofenceId, today, most + 1]);
  return rows.length > most ? null : new Set(rows.map(({ employee_id: id }) => id));
}
