import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { startEngine, type Engine } from '../database/embedded/startEngine.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import { connectPostgres } from '../database/postgres.ts';

/** A fresh PGlite in memory with the schema of today: not durable, quick. */
export async function openMemoryDatabase(): Promise<Database> {
  const dump = await migratedDump();
  return connectEngine(await startEngine({ directory: null, dump }));
}

/** A throw-away database on a PostgreSQL, with the schema of today; `close` drops it. */
export async function openPostgresDatabase(serverUrl: string): Promise<Database> {
  const name = `punctual_test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const database = connect(await connectPostgres(url.href));
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/**
 * The migrated database as an archive, made once for each state of the migrations and kept in the
 * machine's folder for temporary files: loading it takes a third of making it.
 */
async function migratedDump(): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(tmpdir(), 'punctual-tests', `${await migrationsDigest()}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Uint8Array(kept);
  const engine = await startEngine({ directory: null, dump: null });
  const database = connectEngine(engine);
  await migrate(database);
  await database.kysely.executeQuery(CompiledQuery.raw('checkpoint'));
  const dump = await engine.dump();
  await database.close();
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return dump;
}

async function migrationsDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    hash.update(name).update(await readFile(new URL(name, migrationsFolder)));
  }
  return hash.digest('hex').slice(0, 32);
}

function connectEngine(engine: Engine): Database {
  return connect({ ...engine, announce: () => undefined });
}

async function administer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
