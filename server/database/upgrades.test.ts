import { createSecretKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { verifyRecords, type Verification } from '../records/data/verifyRecords.ts';
import { sql } from '../testing/sql.ts';
import { releaseDump } from '../testing/releaseDump.ts';
import { writeReleaseTime } from '../testing/releaseTime.ts';
import {
  openEmptyMemoryDatabase,
  openEmptyPostgresDatabase,
  openMemoryDatabase,
} from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { composed, raw } from './statement.ts';

/** A small database of each release: its rows, with its migrations and the key of its records. */
const folder = new URL('./releases/', import.meta.url);
const releases = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
const postgresUrl = inject('postgresUrl');
const onPostgres = (url: string) => ({
  kind: 'PostgreSQL',
  open: () => openEmptyPostgresDatabase(url),
});
const databases: readonly { readonly kind: string; readonly open: () => Promise<Database> }[] = [
  { kind: 'PGlite', open: openEmptyMemoryDatabase },
  ...(postgresUrl === null ? [] : [onPostgres(postgresUrl)]),
];

const ofMigrator = `create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
  insert into kysely_migration_lock values ('migration_lock', 0)`;

/** Values that stand in the comments at the top of a release's file. */
function told(release: string, name: 'key' | 'migration'): string[] {
  return [...release.matchAll(new RegExp(`^-- ${name}: (.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  );
}

/** Kinds of jobs of earlier releases, which nobody does any more. */
const retired: readonly string[] = [
  'face-retention',
  'prune-plan-undo',
  'prune-security-events',
  'prune-webhook-deliveries',
];

/** Fills a database with what a release left, upgrades it, and checks its records. */
async function upgraded(
  release: string,
  open: () => Promise<Database>,
  look: (database: Database) => Promise<void> = () => Promise.resolve(),
): Promise<Verification> {
  const database = await open();
  try {
    const run = (text: string) => database.run(raw(text));
    await run(ofMigrator);
    for (const migration of told(release, 'migration')) {
      await run(await readFile(new URL(`${migration}.sql`, migrationsFolder), 'utf8'));
      await run(`insert into kysely_migration values ('${migration}', '2026-01-01T00:00:00.000Z')`);
    }
    await run(release);
    await migrate(database);
    await look(database);
    const key = createSecretKey(Buffer.from(told(release, 'key')[0] ?? '', 'hex'));
    return await verifyRecords(database, key);
  } finally {
    await database.close();
  }
}

describe.each(databases)('The database of an earlier release, on $kind', ({ open }) => {
  test.each(releases)(
    '%s: its records still fit together after the upgrade',
    async (name) => {
      const release = await readFile(new URL(name, folder), 'utf8');
      const { findings, records } = await upgraded(release, open);
      expect(findings).toEqual([]);
      expect(records).toBeGreaterThan(5);
    },
    60_000,
  );
});

test.each(databases)(
  'jobs that nobody does any more are gone, on $kind',
  async ({ open }) => {
    const release = await readFile(new URL('86f720f.sql', folder), 'utf8');
    const rows = [...retired, 'kept'].map((kind) => `('${kind}', '', '{}', '2026-01-01')`);
    await upgraded(
      `${release};\ninsert into job (kind, key, payload, due_at) values ${rows.join()}`,
      open,
      async (database) => {
        const jobs = await database.run(composed<{ kind: string }>('select kind from job'));
        const kinds = jobs.map(({ kind }) => kind);
        expect(kinds).toContain('kept');
        expect(kinds.filter((kind) => retired.includes(kind))).toEqual([]);
      },
    );
  },
  60_000,
);

test('an address of somebody whom a directory knows counts as the directory’s', async () => {
  const database = await openMemoryDatabase();
  const addPerson = async (id: number, externalId: string | null, email: string | null, by = '') =>
    database.run(
      ...sql`insert into employee
          (id, first_name, last_name, employee_number, external_id, email, email_by_directory, authorities)
        values (${id}, 'A', 'B', ${String(id)}, ${externalId}, ${email}, ${by || null}, '{}')`,
    );
  await addPerson(1, 'x-1', 'one@harbour.example');
  await addPerson(2, null, 'two@harbour.example');
  await addPerson(3, 'x-3', null);
  await addPerson(4, 'x-4', 'own@harbour.example', 'four@harbour.example');
  const file = new URL('0089_email_by_directory.sql', migrationsFolder);
  await database.run(raw(await readFile(file, 'utf8')));
  const people = await database.run(
    composed<{ id: number; by: string | null }>(
      'select id, email_by_directory as by from employee order by id',
    ),
  );
  await database.close();
  expect(people.map(({ by }) => by)).toEqual([
    'one@harbour.example',
    null,
    null,
    'four@harbour.example',
  ]);
});

test('the database that the next release keeps is one that can be upgraded', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'punctual-release-'));
  const database = await openMemoryDatabase();
  const key = await writeReleaseTime(database, directory);
  const release = await releaseDump(database, 'next', key);
  await database.close();
  await rm(directory, { recursive: true });
  const { findings, records, rows } = await upgraded(release, openEmptyMemoryDatabase);
  expect(findings).toEqual([]);
  expect({ records, rows }).toEqual({ records: 12, rows: 8 });
}, 60_000);
