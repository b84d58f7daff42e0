import { Refusal } from '../../calls/refusal.ts';
import { faceOwner } from '../data/createKnownFaces.ts';
import { saveFace } from '../data/faces.ts';
import { sealEmbedding } from '../data/sealEmbedding.ts';
import type { Runner } from '../../database/statement.ts';
import type { FaceParts } from '../faceParts.ts';

interface Registration {
  readonly employeeId: number;
  /** Who registers it: the person, or somebody else. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Keeps what describes the face of a picture, sealed, and forgets the picture. FACE_OF_ANOTHER where
 * the face is registered for somebody else. `also` is done in the same transaction.
 */
export function createRegistration({
  database,
  features,
  reader,
  known,
  keys,
  tellOfChange,
}: FaceParts) {
  return async (
    picture: Buffer,
    { employeeId, by, now }: Registration,
    also: (transaction: Runner) => Promise<void> = async () => undefined,
  ): Promise<void> => {
    const { embedding } = await reader.readFace(picture);
    const { properties } = await features.read();
    const another = await known.findAnother(embedding, properties.FACE_DISTANCE / 100, employeeId);
    if (another !== null) throw new Refusal('FACE_OF_ANOTHER');
    const sealed = sealEmbedding(embedding, faceOwner(employeeId), await keys());
    await database.transaction(async (transaction) => {
      await transaction.run(saveFace, [employeeId, sealed, now, by]);
      await also(transaction);
    });
    tellOfChange([employeeId]);
  };
}
