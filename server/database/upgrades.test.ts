import { createSecretKey } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { openEmptyMemoryDatabase, openEmptyPostgresDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

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

describe.each(databases)('The database of an earlier release, on $kind', ({ open }) => {
  test.each(releases)(
    '%s: its records still fit together after the upgrade',
    async (name) => {
      const release = await readFile(new URL(name, folder), 'utf8');
      const database = await open();
      try {
        const run = (text: string) => database.kysely.executeQuery(CompiledQuery.raw(text));
        await run(ofMigrator);
        for (const migration of told(release, 'migration')) {
          await run(await readFile(new URL(`${migration}.sql`, migrationsFolder), 'utf8'));
          await run(
            `insert into kysely_migration values ('${migration}', '2026-01-01T00:00:00.000Z')`,
          );
        }
        await run(release);
        await migrate(database);
        const key = createSecretKey(Buffer.from(told(release, 'key')[0] ?? '', 'hex'));
        const { findings, records } = await verifyRecords(database, key);
        expect(findings).toEqual([]);
        expect(records).toBeGreaterThan(5);
      } finally {
        await database.close();
      }
    },
    60_000,
  );
});
