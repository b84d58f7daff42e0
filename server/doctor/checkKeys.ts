import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { keyFile, readKeyFile } from '../configuration/keyFile.ts';
import type { Database } from '../database/database.ts';
import { parseFaceKeys } from '../faces/data/sealEmbedding.ts';
import { isKeyOf, isSigned, readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Keys');

type Settings = Pick<Configuration, 'dataDirectory' | 'faceKeys' | 'signOn' | 'successFactors'>;

/**
 * The keys of records, releases, faces, sign-on and the HR system: whether they exist, are readable
 * only by this user, and match. `isUnasked`: there is a database that could not be queried.
 */
export async function checkKeys(
  settings: Settings,
  database: Database | null,
  isUnasked: boolean,
): Promise<Remark[]> {
  const { dataDirectory, faceKeys } = settings;
  const record = recordKeyFile(dataDirectory);
  const files = [record, path.join(dataDirectory, 'keys', 'release.key')];
  if (faceKeys === null) files.push(keyFile(dataDirectory, 'faces'));
  else if (parseFaceKeys(faceKeys) === null) {
    return [trouble('FACE_KEYS is no list of keys of 32 bytes in base64, divided by commas.')];
  }
  // The checks of sign-on and the HR system report missing or invalid ones.
  files.push(...namedFiles(settings).filter((file) => existsSync(file)));
  const open = await Promise.all(files.map(checkFile));
  return [...open.flat(), ...(await checkRecordKey(record, database, isUnasked))];
}

/** The files for other systems that must be private. */
function namedFiles({ signOn, successFactors }: Settings): string[] {
  const files: string[] = [];
  if (signOn !== null)
    files.push(signOn.kind === 'saml' ? signOn.keyFile : signOn.clientSecretFile);
  if (successFactors?.logIn.kind === 'oauth') files.push(successFactors.logIn.privateKeyFile);
  return files;
}

async function checkFile(file: string): Promise<Remark[]> {
  const stats = await stat(file).catch(() => null);
  if (stats === null)
    return [note(`${file} is not there yet: the first start that needs it makes it.`)];
  try {
    await access(file, constants.R_OK);
  } catch {
    return [trouble(`${file} cannot be read by this user: give it to the user of the server.`)];
  }
  if ((stats.mode & 0o077) === 0) return [];
  return [trouble(`${file} is open to other users of this machine: chmod 600 ${file}`)];
}

async function checkRecordKey(
  file: string,
  database: Database | null,
  isUnasked: boolean,
): Promise<Remark[]> {
  try {
    const key = await readKeyFile(file);
    if (isUnasked && key !== null) {
      return [
        well(
          'The key of the records can be read; whether it is the key of the database was not checked.',
        ),
      ];
    }
  } catch (error) {
    return [trouble(`${wordsOf(error)}. Put it back from the backup.`)];
  }
  if (database === null) return [];
  const key = await readKey(file);
  if (key === null) {
    return (await isSigned(database))
      ? [
          trouble(
            `${file} is missing, and the database holds records signed with it: restore it from the backup.`,
          ),
        ]
      : [];
  }
  return (await isKeyOf(database, key)) === false
    ? [
        trouble(
          `${file} is not the key of this database: restore that key, or set the right DATA_DIR.`,
        ),
      ]
    : [well('The key of the records is the one of this database.')];
}
