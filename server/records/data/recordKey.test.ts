import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartRefused } from '../../configuration/configuration.ts';
import type { Database } from '../../database/database.ts';
import { composed } from '../../database/statement.ts';
import { createTestCompany, people } from '../../testing/testCompany.ts';
import { openMemoryDatabase } from '../../testing/testDatabase.ts';
import { emptyChain } from '../rules/record.ts';
import { insertRecords, recordRows } from './insertRecords.ts';
import { openRecordKey, recordKeyFile } from './recordKey.ts';
import { signRecords } from './signRecords.ts';

describe('The key of the records', () => {
  let database: Database;
  let directory = '';
  const run = (text: string) => database.run(composed(text));

  beforeAll(async () => {
    database = await openMemoryDatabase();
    await createTestCompany(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'punctual-key-'));
    await run('delete from record_key');
    await run('delete from time_pair_record');
  });
  afterEach(() => rm(directory, { recursive: true }));

  /** Signs something, as the release before did that kept no fingerprint. */
  async function signed(): Promise<void> {
    const change = {
      assignmentId: people.ella.assignmentId,
      timePairId: 1,
      actorKind: 'server',
      actorId: null,
      recordedAt: '2026-03-02T08:00:00.000Z',
      action: 'CLOCK_IN',
      before: null,
      after: { status: 'INCOMPLETE' },
    } as const;
    const records = signRecords(await openRecordKey(database, directory), emptyChain, [change]);
    await database.run(insertRecords, { records: recordRows(records) });
  }
  const otherDirectory = () => mkdtemp(path.join(directory, 'other-'));

  test('is made once, for the user of the server alone', async () => {
    const made = await openRecordKey(database, directory);
    expect(made.equals(await openRecordKey(database, directory))).toBe(true);
    expect((await stat(recordKeyFile(directory))).mode & 0o777).toBe(0o600);
  });

  test('is never replaced where records were signed with it', async () => {
    await signed();
    const elsewhere = await otherDirectory();
    await expect(openRecordKey(database, elsewhere)).rejects.toThrow(/is missing: restore it/);
    await expect(stat(recordKeyFile(elsewhere))).rejects.toThrow('ENOENT');
  });

  test('is refused when it is another one, in a sentence that says what to do', async () => {
    await signed();
    await writeFile(recordKeyFile(directory), Buffer.alloc(32, 7));
    await expect(openRecordKey(database, directory)).rejects.toThrow(StartRefused);
    await expect(openRecordKey(database, directory)).rejects.toThrow(
      /is not the one that signs the records of this database: restore that key/,
    );
  });

  test('is refused even where nothing is signed yet, when another server has its own', async () => {
    await openRecordKey(database, directory);
    const elsewhere = await otherDirectory();
    await mkdir(path.dirname(recordKeyFile(elsewhere)));
    await writeFile(recordKeyFile(elsewhere), Buffer.alloc(32, 7));
    await expect(openRecordKey(database, elsewhere)).rejects.toThrow(StartRefused);
  });

  test('of an earlier release is known by the records that it signed', async () => {
    await signed();
    await run('delete from record_key');
    await openRecordKey(database, directory);
    await run('delete from record_key');
    await writeFile(recordKeyFile(directory), Buffer.alloc(32, 7));
    await expect(openRecordKey(database, directory)).rejects.toThrow(StartRefused);
  });

  test('is refused when it is something else', async () => {
    await mkdir(path.dirname(recordKeyFile(directory)));
    await writeFile(recordKeyFile(directory), 'short');
    await expect(openRecordKey(database, directory)).rejects.toThrow(StartRefused);
  });
});
