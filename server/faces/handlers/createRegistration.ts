import { Refusal } from '../../calls/refusal.ts';
import { faceOwner } from '../data/createKnownFaces.ts';
import { saveFace } from '../data/faces.ts';
import { sealEmbedding } from '../data/sealEmbedding.ts';
import type { Runner } from '../../database/statement.ts';
import type { FaceParts } from '../faceParts.ts';
import type { Face } from '../rules/pictureReading.ts';

interface Registration {
  readonly employeeId: number;
  /** Who registers the face: the person, or somebody else. */
  readonly by: number;
  readonly now: Date;
  /** Somebody has confirmed that a similar face belongs to another person. */
  readonly mayLookAlike?: boolean;
}

/**
 * Stores a face's embedding, sealed; returns whether it is similar to another person's.
 * FACE_OF_ANOTHER if that was not confirmed. `also` runs in the same transaction.
 */
export function createRegistration({ database, features, known, keys, tellOfChange }: FaceParts) {
  return async (
    { embedding }: Pick<Face, 'embedding'>,
    { employeeId, by, now, mayLookAlike = false }: Registration,
    also: (transaction: Runner) => Promise<void> = async () => undefined,
  ): Promise<{ readonly looksAlike: boolean }> => {
    const { properties } = await features.read();
    const most = properties.FACE_DISTANCE / 100;
    const looksAlike = await known.isOfAnother(embedding, most, employeeId);
    if (looksAlike && !mayLookAlike) throw new Refusal('FACE_OF_ANOTHER');
    const sealed = sealEmbedding(embedding, faceOwner(employeeId), await keys());
    await database.transaction(async (transaction) => {
      await transaction.run(saveFace, { employeeId, sealed, now, by });
      await also(transaction);
    });
    tellOfChange([employeeId]);
    return { looksAlike };
  };
}
