import type { KeyActor } from '../../calls/actor.ts';
import { statement, type Runner } from '../../database/statement.ts';

const findReached = statement<{ id: number }, { keyId: number; assignmentIds: readonly number[] }>(
  'findReachedByKey',
  `select assignment.id from api_key key join assignment
     on key.has_all_sites or exists (
       select from assignment_geofence place
       join api_key_site site on site.geofence_id = place.geofence_id and site.api_key_id = key.id
       where place.assignment_id = assignment.id)
   where key.id = $keyId and assignment.id = any($assignmentIds::bigint[])
   order by assignment.id`,
);

/**
 * Which of the assignments a key reaches: all, or those that belong to its sites now. Whatever a
 * marked call of the contract answers to a key goes through here.
 */
export async function reachedByKey(
  database: Runner,
  key: KeyActor,
  assignmentIds: readonly number[],
): Promise<number[]> {
  const found = await database.run(findReached, { keyId: key.id, assignmentIds });
  return found.map(({ id }) => id);
}
