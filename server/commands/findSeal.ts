import type { Configuration } from '../configuration/configuration.ts';
import type { Runner } from '../database/statement.ts';
import { sealWith, type RecordChain } from '../records/data/recordChain.ts';
import { isKeyOf, readKey, recordKeyFile } from '../records/data/recordKey.ts';
import type { Screen } from './onDatabase.ts';

/**
 * The seal for events that a command writes to the security log; null, with a message, if this
 * machine lacks the database's key. Never creates a key: the database would adopt it, and servers
 * with the right one would not start. Throws `StartRefused` if the file is not a key.
 */
export async function findSeal(
  database: Runner,
  { dataDirectory }: Pick<Configuration, 'dataDirectory'>,
  { complain }: Pick<Screen, 'complain'>,
): Promise<RecordChain['seal'] | null> {
  const file = recordKeyFile(dataDirectory);
  const key = await readKey(file);
  if (key !== null && (await isKeyOf(database, key)) === true) {
    return sealWith(key);
  }
  complain(`${file} is not the key of this database: the security log keeps this without a code.`);
  return null;
}
