import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../../configuration/configuration.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { recordsOfAssignment } from './readRecords.ts';
import { recordMac } from './signRecords.ts';

const keyLength = 32;

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
  const key = existing ?? (await createKey(file));
  await requireKeyOf(database, key, file);
  return key;
}

/**
 * Refuses a key that is not the one of this database: `StartRefused`. A database that knows none yet
 * takes this one, if it fits the records that are there.
 */
export async function requireKeyOf(database: Runner, key: KeyObject, file: string): Promise<void> {
  const fingerprint = createHmac('sha256', key).update('punctual-record-key').digest();
  const [before] = await database.run(readState);
  if (before?.fingerprint == null) {
    if (!(await fitsRecords(database, key, before?.assignment_id ?? null))) throw foreign(file);
    await database.run(claim, [fingerprint]);
  }
  const [state] = await database.run(readState);
  if (state?.fingerprint?.equals(fingerprint) !== true) throw foreign(file);
}

async function isSigned(database: Runner): Promise<boolean> {
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
