import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';
import { raw, statement, type Runner } from './statement.ts';

/** Folder of the SQL files, applied in alphabetical order: `0001_installation.sql`, … */
export const migrationsFolder = new URL('./migrations/', import.meta.url);

// The lock and the table of the library that migrated the first releases; their servers still use
// them.
const lock = statement<never>(
  'lockMigrations',
  'select from pg_advisory_xact_lock(3853314791062309107)',
);
const createTable = statement<never>(
  'createMigrationTable',
  `create table if not exists kysely_migration (
     name varchar(255) primary key, timestamp varchar(255) not null)`,
);
const readApplied = statement<{ name: string }>(
  'readMigrations',
  'select name from kysely_migration order by name',
);
const noteApplied = statement<never, { name: string; now: string }>(
  'noteMigration',
  'insert into kysely_migration (name, timestamp) values ($name, $now)',
);

const findTable = statement<{ there: boolean }>(
  'findMigrationTable',
  "select to_regclass('kysely_migration') is not null as there",
);

/** Suffix of a migration that removes something: older servers cannot run after it. */
const contracting = /_contract$/;

/**
 * Migrates the schema: applies all missing files in one transaction under a lock, so that processes
 * that start together apply them once. Additions of a newer server are left alone. Throws, without
 * changes, if a migration fails or a newer server has removed something.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.run(lock);
    await transaction.run(createTable);
    const { missing, unknown } = await compareMigrations(transaction);
    const gone = unknown.find((name) => contracting.test(name));
    if (gone !== undefined) {
      throw new Error(`The database was migrated by a newer server: ${gone} is not known here.`);
    }
    for (const name of missing) {
      await apply(transaction, name).catch((error: unknown) => {
        throw new Error(`The migration ${name} failed.`, { cause: error });
      });
    }
  });
}

/**
 * The migrations of this version that the database lacks, and those that it has from a newer one.
 */
export async function compareMigrations(
  database: Runner,
): Promise<{ readonly missing: readonly string[]; readonly unknown: readonly string[] }> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  const known = files.map((file) => file.slice(0, -'.sql'.length)).toSorted();
  const [table] = await database.run(findTable);
  const applied =
    table?.there === true ? (await database.run(readApplied)).map(({ name }) => name) : [];
  return {
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function apply(transaction: Runner, name: string): Promise<void> {
  const sql = await readFile(new URL(`${name}.sql`, migrationsFolder), 'utf8');
  await transaction.run(raw(`set local statement_timeout = 0;\n${sql}`));
  await transaction.run(noteApplied, { name, now: new Date().toISOString() });
}
