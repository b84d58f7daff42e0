import type { Database } from '../../database/database.ts';
import type { Features } from '../../features/createFeatures.ts';
import { distance as distanceOf } from '../rules/distance.ts';
import { faceOwner } from './createKnownFaces.ts';
import { readFacesOf } from './faces.ts';
import { openEmbedding, type FaceKeys } from './sealEmbedding.ts';

interface Parts {
  readonly database: Database;
  readonly features: Pick<Features, 'read'>;
  readonly keys: () => Promise<FaceKeys>;
}

/** Whether it is this person's face. False without a registered face, and for a closed account. */
export async function isFaceOf(
  { database, features, keys }: Parts,
  employeeId: number,
  face: Float32Array,
): Promise<boolean> {
  const [[row], { properties }] = await Promise.all([
    database.run(readFacesOf, { employeeIds: [employeeId] }),
    features.read(),
  ]);
  if (row === undefined) return false;
  const opened = openEmbedding(row.sealed, faceOwner(employeeId), await keys());
  if (opened.kind !== 'opened') return false;
  return distanceOf(opened.embedding, face) <= properties.FACE_DISTANCE / 100;
}
