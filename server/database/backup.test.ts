import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openRecordKey } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { writeReleaseTime } from '../testing/releaseTime.ts';
import { createPostgresDatabase, makeDataDirectory } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { openDatabase } from './openDatabase.ts';

const run = promisify(execFile);
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'punctual-backup-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Checks a restored database as `npm run verify-records` does, by the key that lies beside it. */
async function verified(database: Database, dataDirectory: string) {
  const key = await openRecordKey(database, dataDirectory);
  const { findings, records } = await verifyRecords(database, key);
  await database.close();
  return { findings, records };
}

// As docs/guides/operators.md says it, step by step.
describe('A backup that is put back', () => {
  test('of the embedded database is the copied data directory', async () => {
    const dataDirectory = await makeDataDirectory();
    ends.push(() => rm(dataDirectory, { recursive: true }));
    const database = await openDatabase({ databaseUrl: null, dataDirectory });
    await writeReleaseTime(database, dataDirectory);
    await database.close();

    const backup = path.join(await makeFolder(), 'backup');
    await cp(dataDirectory, backup, { recursive: true });
    const changed = await openDatabase({ databaseUrl: null, dataDirectory });
    await changed.close();

    const restored = await openDatabase({ databaseUrl: null, dataDirectory: backup });
    expect(await verified(restored, backup)).toEqual({ findings: [], records: 12 });
  }, 120_000);

  const postgresUrl = inject('postgresUrl');
  test('of PostgreSQL is a dump, and the keys beside it', async (context) => {
    const tools = await run('pg_dump', ['--version']).catch(() => null);
    if (postgresUrl === null || tools === null) {
      context.skip('There is no PostgreSQL here, or no pg_dump.');
      return;
    }
    const [from, to] = await Promise.all([
      createPostgresDatabase(postgresUrl),
      createPostgresDatabase(postgresUrl),
    ]);
    ends.push(from.drop, to.drop);
    const dataDirectory = await makeFolder();
    const database = await openDatabase({ databaseUrl: from.url, dataDirectory });
    await writeReleaseTime(database, dataDirectory);

    const backup = await makeFolder();
    const dump = path.join(backup, 'punctual.dump');
    // The server runs on meanwhile.
    await run('pg_dump', ['--format=custom', `--file=${dump}`, from.url]);
    await cp(path.join(dataDirectory, 'keys'), path.join(backup, 'keys'), { recursive: true });
    await database.close();

    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${to.url}`, dump]);
    const restored = await openDatabase({ databaseUrl: to.url, dataDirectory: backup });
    expect(await verified(restored, backup)).toEqual({ findings: [], records: 12 });
  }, 120_000);
});
