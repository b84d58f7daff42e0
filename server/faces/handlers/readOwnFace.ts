import { readFullName } from '../../people/data/employees.ts';
import { faceOwner } from '../data/createKnownFaces.ts';
import { readOwnAnswers, readOwnRegistration } from '../data/ownFaces.ts';
import { openEmbedding } from '../data/sealEmbedding.ts';
import type { FaceParts } from '../faceParts.ts';

/** Everything that is stored about a person's face, for the person. */
export async function readOwnFace(
  { database, features, keys }: Pick<FaceParts, 'database' | 'features' | 'keys'>,
  id: number,
) {
  const [[face], answers, [own], { properties }] = await Promise.all([
    database.run(readOwnRegistration, { employeeId: id }),
    database.run(readOwnAnswers, { id }),
    database.run(readFullName, { id }),
    features.read(),
  ]);
  const [by] = face ? await database.run(readFullName, { id: face.registered_by }) : [];
  const opened = face && openEmbedding(face.sealed, faceOwner(id), await keys());
  return {
    employee: own?.name ?? '',
    registeredAt: face?.registered_at ?? null,
    isByManager: face !== undefined && face.registered_by !== id,
    registeredBy: by?.name ?? null,
    model: 'face-api face_recognition_model',
    distance: properties.FACE_DISTANCE / 100,
    embedding: opened?.kind === 'opened' ? [...opened.embedding] : null,
    answers,
  };
}
