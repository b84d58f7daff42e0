import type { Database } from '../database/database.ts';
import type { Features } from '../features/createFeatures.ts';
import type { KnownFaces } from './data/createKnownFaces.ts';
import type { SiteFaces } from './data/createSiteFaces.ts';
import type { FaceKeys } from './data/sealEmbedding.ts';
import type { FaceReader } from './routes/createFaceReader.ts';

/** What the calls about faces share. */
export interface FaceParts {
  readonly database: Database;
  readonly features: Pick<Features, 'read'>;
  readonly reader: FaceReader;
  readonly known: KnownFaces;
  readonly siteFaces: SiteFaces;
  readonly keys: () => Promise<FaceKeys>;
  /** Every server forgets these people's faces, or learns them. */
  readonly tellOfChange: (employeeIds: readonly number[]) => void;
}
