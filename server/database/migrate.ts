import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';
import { composed, statement, type Runner } from './statement.ts';

/** Folder of the SQL files, applied in the order of their names: `0001_installation.sql`, … */
export const migrationsFolder = new URL('./migrations/', import.meta.url);

// Lock and table are those of the library that migrated the first releases, whose servers look there.
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
/** Values: name, now as ISO text. */
const noteApplied = statement<never>(
  'noteMigration',
  'insert into kysely_migration (name, timestamp) values ($1, $2)',
);

/**
 * Brings the schema up to date: all files that are missing in one transaction under a lock, so that
 * processes starting together apply them once. Throws when one fails, or when the schema is that of
 * a newer server, and changes nothing then.
 */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  await database.transaction(async (transaction) => {
    await transaction.run(lock);
    await transaction.run(createTable);
    const applied = (await transaction.run(readApplied)).map(({ name }) => name);
    const unknown = applied.find((name) => !files.includes(`${name}.sql`));
    if (unknown !== undefined) {
      throw new Error(`The database was migrated by a newer server: ${unknown} is not known here.`);
    }
    const missing = files.map((file) => file.slice(0, -'.sql'.length)).toSorted();
    for (const name of missing.filter((one) => !applied.includes(one))) {
      await apply(transaction, name).catch((error: unknown) => {
        throw new Error(`The migration ${name} failed.`, { cause: error });
      });
    }
  });
}

async function apply(transaction: Runner, name: string): Promise<void> {
  const sql = await readFile(new URL(`${name}.sql`, migrationsFolder), 'utf8');
  await transaction.run(composed(`set local statement_timeout = 0;\n${sql}`));
  await transaction.run(noteApplied, [name, new Date().toISOString()]);
}
