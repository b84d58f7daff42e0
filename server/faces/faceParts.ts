import type { Database } from '../database/database.ts';
import type { Features } from '../features/createFeatures.ts';
import type { KnownFaces } from './data/createKnownFaces.ts';
import type { SiteFaces } from './data/createSiteFaces.ts';
import type { FaceKeys } from './data/sealEmbedding.ts';
import type { FaceReader } from './handlers/createFaceReader.ts';

/** Dependencies of the calls about faces. */
export interface FaceParts {
  readonly database: Database;
  readonly features: Features;
  readonly reader: FaceReader;
  readonly known: KnownFaces;
  readonly siteFaces: SiteFaces;
  readonly keys: () => Promise<FaceKeys>;
  /** Makes every server reload or forget these people's faces. */
  readonly tellOfChange: (employeeIds: readonly number[]) => void;
}
