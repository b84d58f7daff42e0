import type { Configuration } from '../configuration/configuration.ts';
import type { Runner } from '../database/statement.ts';
import { sealOf, type RecordChain } from '../records/data/recordChain.ts';
import { isKeyOf, readKey, recordKeyFile } from '../records/data/recordKey.ts';
import type { Screen } from './onDatabase.ts';

/**
 * What seals the events that a command writes into the security log; null, and a complaint, where this
 * machine does not have the key of the database. A key is never made here: the database would take it
 * for its own, and servers with the right one would not start. Throws `StartRefused` for a file that is
 * no key.
 */
export async function findSeal(
  database: Runner,
  { dataDirectory }: Pick<Configuration, 'dataDirectory'>,
  { complain }: Pick<Screen, 'complain'>,
): Promise<RecordChain['seal'] | null> {
  const file = recordKeyFile(dataDirectory);
  const key = await readKey(file);
  if (key !== null && (await isKeyOf(database, key)) === true) {
    return (content) => Promise.resolve(sealOf(key, content));
  }
  complain(`${file} is not the key of this database: the security log keeps this without a code.`);
  return null;
}
