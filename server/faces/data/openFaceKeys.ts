import { StartRefused, type Configuration } from '../../configuration/configuration.ts';
import { createKeyFile, keyFile, readKeyFile } from '../../configuration/keyFile.ts';
import { parseFaceKeys, type FaceKeys } from './sealEmbedding.ts';

/**
 * The keys that seal faces: `FACE_KEYS`, shared by the servers of one database, otherwise
 * `<dataDirectory>/keys/faces.key`, created if it is missing. @throws StartRefused for an invalid
 * key
 */
export async function openFaceKeys({
  faceKeys,
  dataDirectory,
}: Pick<Configuration, 'faceKeys' | 'dataDirectory'>): Promise<FaceKeys> {
  const keys = parseFaceKeys(faceKeys ?? (await ownKey(dataDirectory)));
  if (keys !== null) return keys;
  throw new StartRefused(
    'FACE_KEYS must be keys of 32 bytes in base64, separated by commas: the sealing key first, then earlier ones.',
  );
}

async function ownKey(dataDirectory: string): Promise<string> {
  const file = keyFile(dataDirectory, 'faces');
  const key = (await readKeyFile(file)) ?? (await createKeyFile(file));
  return key.toString('base64');
}
