import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';

/** Folder of the SQL files, applied in the order of their names: `0001_installation.sql`, … */
export const migrationsFolder = new URL('./migrations/', import.meta.url);

/**
 * Brings the schema up to date: every file in one transaction under the migrator's lock, so that
 * processes starting together apply it once. Throws the failing file's error and changes nothing.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: readMigrations },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The migration ${failed ?? ''} failed.`, { cause: error });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  const files = names.map(async (name): Promise<[string, Migration]> => {
    const sql = await readFile(new URL(name, migrationsFolder), 'utf8');
    const up: Migration['up'] = async (db) => {
      await db.executeQuery(CompiledQuery.raw(`set local statement_timeout = 0;\n${sql}`));
    };
    return [name.slice(0, -'.sql'.length), { up }];
  });
  return Object.fromEntries(await Promise.all(files));
}
