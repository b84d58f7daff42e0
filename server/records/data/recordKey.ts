import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { StartRefused } from '../../configuration/configuration.ts';
import { createKeyFile, keyFile, readKeyFile } from '../../configuration/keyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { recordsOfAssignment } from './readRecords.ts';
import { recordMac } from './signRecords.ts';

interface KeyState {
  readonly fingerprint: Buffer | null;
  /** The first assignment with a record, if any. */
  readonly assignment_id: number | null;
}

const readState = statement<KeyState>(
  'readRecordKeyState',
  `select (select fingerprint from record_key) as fingerprint,
     (select assignment_id from time_pair_record limit 1) as assignment_id`,
);

/** Keeps an existing one. */
const claim = statement<never, { fingerprint: Buffer }>(
  'claimRecordKey',
  'insert into record_key (id, fingerprint) values (1, $fingerprint) on conflict do nothing',
);

/**
 * The key that signs the records: `<dataDirectory>/keys/record-chain.key`, 32 bytes, readable only
 * by the server's user, created if it is missing. Throws `StartRefused` if the database was signed
 * with another key, or with one that is missing: a new key could not continue its chains.
 */
export async function openRecordKey(database: Runner, dataDirectory: string): Promise<KeyObject> {
  const file = recordKeyFile(dataDirectory);
  const existing = await readKey(file);
  if (existing === null && (await isSigned(database))) {
    throw new StartRefused(
      `The key ${file}, which signs the records of this database, is missing: restore it from the backup.`,
    );
  }
  const key = existing ?? createSecretKey(await createKeyFile(file));
  await requireKeyOf(database, key, file);
  return key;
}

/**
 * Throws `StartRefused` if the key is not the one of this database. A database without a key adopts
 * this one, if it matches the existing records.
 */
export async function requireKeyOf(database: Runner, key: KeyObject, file: string): Promise<void> {
  const fingerprint = fingerprintOf(key);
  const [before] = await database.run(readState);
  if (before?.fingerprint == null) {
    if (!(await fitsRecords(database, key, before?.assignment_id ?? null))) throw foreign(file);
    await database.run(claim, { fingerprint });
  }
  const [state] = await database.run(readState);
  if (state?.fingerprint?.equals(fingerprint) !== true) throw foreign(file);
}

function fingerprintOf(key: KeyObject): Buffer {
  return createHmac('sha256', key).update('punctual-record-key').digest();
}

/** Whether this is the key of the database; null if that has none yet. Changes nothing. */
export async function isKeyOf(database: Runner, key: KeyObject): Promise<boolean | null> {
  const [state] = await database.run(readState);
  return state?.fingerprint?.equals(fingerprintOf(key)) ?? null;
}

/** Whether a key has been used with the database. */
export async function isSigned(database: Runner): Promise<boolean> {
  const [state] = await database.run(readState);
  return state !== undefined && (state.fingerprint !== null || state.assignment_id !== null);
}

async function fitsRecords(
  database: Runner,
  key: KeyObject,
  assignmentId: number | null,
): Promise<boolean> {
  if (assignmentId === null) return true;
  for await (const record of recordsOfAssignment(database, assignmentId)) {
    return recordMac(key, record).equals(record.mac);
  }
  return true;
}

function foreign(file: string): StartRefused {
  return new StartRefused(
    `The key ${file} is not the one that signs the records of this database: restore that key from the backup, or set the data directory that belongs to the database.`,
  );
}

/** Reads the key; null if there is none. Throws `StartRefused` if the file is not a key. */
export async function readKey(file: string): Promise<KeyObject | null> {
  const key = await readKeyFile(file);
  return key === null ? null : createSecretKey(key);
}

export function recordKeyFile(dataDirectory: string): string {
  return keyFile(dataDirectory, 'record-chain');
}
