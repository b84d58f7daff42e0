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

/** The keys of records, releases, faces and sign-on: there, readable by this user alone, and the right ones. */
export async function checkKeys(
  { dataDirectory, faceKeys, signOn }: Pick<Configuration, 'dataDirectory' | 'faceKeys' | 'signOn'>,
  database: Database | null,
): Promise<Remark[]> {
  const record = recordKeyFile(dataDirectory);
  const files = [record, path.join(dataDirectory, 'keys', 'release.key')];
  if (faceKeys === null) files.push(keyFile(dataDirectory, 'faces'));
  else if (parseFaceKeys(faceKeys) === null) {
    return [trouble('FACE_KEYS is no list of keys of 32 bytes in base64, divided by commas.')];
  }
  // Whether they are there and fit says the check of the sign-on.
  files.push(...keyFilesOf(signOn).filter((file) => existsSync(file)));
  const open = await Promise.all(files.map(checkFile));
  return [...open.flat(), ...(await checkRecordKey(record, database))];
}

/** What of the sign-on's files nobody else may read. */
function keyFilesOf(signOn: Configuration['signOn']): string[] {
  if (signOn === null) return [];
  return [signOn.kind === 'saml' ? signOn.keyFile : signOn.clientSecretFile];
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

async function checkRecordKey(file: string, database: Database | null): Promise<Remark[]> {
  try {
    await readKeyFile(file);
  } catch (error) {
    return [trouble(`${wordsOf(error)}. Put it back from the backup.`)];
  }
  if (database === null) return [];
  const key = await readKey(file);
  if (key === null) {
    return (await isSigned(database))
      ? [
          trouble(
            `${file} is missing, and the database holds records signed with it: put it back from the backup.`,
          ),
        ]
      : [];
  }
  return (await isKeyOf(database, key)) === false
    ? [
        trouble(
          `${file} is not the key of this database: put that one back, or name the right DATA_DIR.`,
        ),
      ]
    : [well('The key of the records is the one of this database.')];
}
