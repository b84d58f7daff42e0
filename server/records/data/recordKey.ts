import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../../configuration/startRefused.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';

const keyLength = 32;

const anyRecord = statement<{ assignment_id: number }>(
  'anyRecord',
  'select assignment_id from time_pair_record limit 1',
);

/**
 * The key that signs the records: `<dataDirectory>/keys/record-chain.key`, 32 bytes, readable by the
 * server's user alone, made when there is none. Throws `StartRefused` when the database holds records
 * already and the key is missing: a new one could not continue their chains.
 */
export async function openRecordKey(
  database: Pick<Database, 'run'>,
  dataDirectory: string,
): Promise<KeyObject> {
  const file = recordKeyFile(dataDirectory);
  const kept = await readKey(file);
  if (kept !== null) return kept;
  if ((await database.run(anyRecord)).length > 0) {
    throw new StartRefused(
      `The database holds signed records, but their key ${file} is missing: put it back from the backup.`,
    );
  }
  return createKey(file);
}

/** Reads the key; null when there is none. Throws `StartRefused` when the file holds something else. */
export async function readKey(file: string): Promise<KeyObject | null> {
  const key = await readFile(file).catch(() => null);
  if (key !== null && key.length !== keyLength) {
    throw new StartRefused(`The file ${file} is not a key of ${keyLength} bytes.`);
  }
  return key === null ? null : createSecretKey(key);
}

export function recordKeyFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'keys', 'record-chain.key');
}

/** Written beside its place and linked, so that processes starting together agree on one key. */
async function createKey(file: string): Promise<KeyObject> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, randomBytes(keyLength), { mode: 0o600, flush: true });
  await link(unfinished, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(unfinished);
  const key = await readKey(file);
  if (key === null) throw new Error(`The key ${file} could not be made.`);
  return key;
}
