import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { StartRefused } from '../../configuration/configuration.ts';
import { createKeyFile, keyFile, readKeyFile } from '../../configuration/keyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { recordsOfAssignment } from './readRecords.ts';
import { recordMac } from './signRecords.ts';

interface KeyState {
  readonly fingerprint: Buffer | null;
  /** The first record of an assignment, where any is there. */
  readonly assignment_id: number | null;
}

const readState = statement<KeyState>(
  'readRecordKeyState',
  `select (select fingerprint from record_key) as fingerprint,
     (select assignment_id from time_pair_record limit 1) as assignment_id`,
);

/** Value: fingerprint. The first one stays. */
const claim = statement<never>(
  'claimRecordKey',
  'insert into record_key (id, fingerprint) values (1, $1) on conflict do nothing',
);

/**
 * The key that signs the records: `<dataDirectory>/keys/record-chain.key`, 32 bytes, readable by the
 * server's user alone, made when there is none. Throws `StartRefused` when the database was signed
 * with another key, or with one that is missing: a new one could not continue its chains.
 */
export async function openRecordKey(database: Runner, dataDirectory: string): Promise<KeyObject> {
  const file = recordKeyFile(dataDirectory);
  const existing = await readKey(file);
  if (existing === null && (await isSigned(database))) {
    throw new StartRefused(
      `The key ${file}, which signs the records of this database, is missing: put it back from the backup.`,
    );
  }
  const key = existing ?? createSecretKey(await createKeyFile(file));
  await requireKeyOf(database, key, file);
  return key;
}

/**
 * Refuses a key that is not the one of this database: `StartRefused`. A database that knows none yet
 * takes this one, if it fits the records that are there.
 */
export async function requireKeyOf(database: Runner, key: KeyObject, file: string): Promise<void> {
  const fingerprint = fingerprintOf(key);
  const [before] = await database.run(readState);
  if (before?.fingerprint == null) {
    if (!(await fitsRecords(database, key, before?.assignment_id ?? null))) throw foreign(file);
    await database.run(claim, [fingerprint]);
  }
  const [state] = await database.run(readState);
  if (state?.fingerprint?.equals(fingerprint) !== true) throw foreign(file);
}

function fingerprintOf(key: KeyObject): Buffer {
  return createHmac('sha256', key).update('punctual-record-key').digest();
}

/** Whether this is the key of the database; null where that knows none yet. Changes nothing. */
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
    `The key ${file} is not the one that signs the records of this database: put that one back from the backup, or name the data directory that belongs to the database.`,
  );
}

/** Reads the key; null when there is none. Throws `StartRefused` when the file holds something else. */
export async function readKey(file: string): Promise<KeyObject | null> {
  const key = await readKeyFile(file);
  return key === null ? null : createSecretKey(key);
}

export function recordKeyFile(dataDirectory: string): string {
  return keyFile(dataDirectory, 'record-chain');
}
