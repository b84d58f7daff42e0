import { Refusal } from '../../calls/refusal.ts';
import { faceOwner } from '../data/createKnownFaces.ts';
import { saveFace } from '../data/faces.ts';
import { sealEmbedding } from '../data/sealEmbedding.ts';
import type { Runner } from '../../database/statement.ts';
import type { FaceParts } from '../faceParts.ts';
import type { Face } from '../rules/pictureReading.ts';

interface Registration {
  readonly employeeId: number;
  /** Who registers it: the person, or somebody else. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Keeps what describes a face, sealed. FACE_OF_ANOTHER where it is registered for somebody else. `also`
 * is done in the same transaction.
 */
export function createRegistration({ database, features, known, keys, tellOfChange }: FaceParts) {
  return async (
    { embedding }: Pick<Face, 'embedding'>,
    { employeeId, by, now }: Registration,
    also: (transaction: Runner) => Promise<void> = async () => undefined,
  ): Promise<void> => {
    const { properties } = await features.read();
    const most = properties.FACE_DISTANCE / 100;
    if (await known.isOfAnother(embedding, most, employeeId)) throw new Refusal('FACE_OF_ANOTHER');
    const sealed = sealEmbedding(embedding, faceOwner(employeeId), await keys());
    await database.transaction(async (transaction) => {
      await transaction.run(saveFace, [employeeId, sealed, now, by]);
      await also(transaction);
    });
    tellOfChange([employeeId]);
  };
}
