import { statement } from '../../database/statement.ts';

/** The name of the assignment's geofence if there is exactly one, otherwise of its company. */
export const readWorkplaces = statement<{ id: number; name: string }, { ids: readonly number[] }>(
  'readWorkplaces',
  `select assignment.id, coalesce(
     (select min(geofence.name) from assignment_geofence place
      join geofence on geofence.id = place.geofence_id
      where place.assignment_id = assignment.id having count(*) = 1), assignment.company) as name
   from assignment where assignment.id = any($ids::bigint[])`,
);
