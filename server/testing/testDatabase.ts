import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { startEngine, type Engine } from '../database/embedded/startEngine.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import { connectPostgres } from '../database/postgres.ts';
import { composed } from '../database/statement.ts';

const run = promisify(execFile);

/** The template that PostgreSQL copies by default. */
const emptyTemplate = 'template1';

/** A new PGlite in memory with the current schema: fast, not durable. */
export async function openMemoryDatabase(): Promise<Database> {
  return connectEngine(await openMemoryEngine());
}

/** The same with its pool. */
export async function openMemoryEngine(): Promise<Engine> {
  const dump = new Uint8Array(await readFile(await migratedArchive()));
  return startEngine({ directory: null, dump });
}

/**
 * A data directory with a durable embedded database that contains only the current schema, as a
 * first start creates it; unpacking it takes a third of the time. The caller removes it.
 */
export async function makeDataDirectory(): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-data-'));
  const database = path.join(dataDirectory, 'database');
  await mkdir(database, { mode: 0o700 });
  const archive = await migratedArchive();
  await run('tar', ['--extract', '--no-same-owner', '--file', archive, '--directory', database]);
  return dataDirectory;
}

/** A new PGlite in memory without any schema. */
export async function openEmptyMemoryDatabase(): Promise<Database> {
  return connectEngine(await startEngine({ directory: null, dump: null }));
}

/** A temporary database on PostgreSQL with the current schema; `close` drops it. */
export async function openPostgresDatabase(serverUrl: string): Promise<Database> {
  return openCopy(serverUrl, await migratedTemplate(serverUrl));
}

/** The same in the C locale, whose own `lower` and order know only ASCII. */
export async function openPostgresInCLocale(serverUrl: string): Promise<Database> {
  const locale = `lc_collate 'C' lc_ctype 'C' encoding 'UTF8'`;
  const database = await openCopy(serverUrl, `template0 ${locale}`);
  await migrate(database);
  return database;
}

/** The same without any schema. */
export async function openEmptyPostgresDatabase(serverUrl: string): Promise<Database> {
  return openCopy(serverUrl, emptyTemplate);
}

async function openCopy(serverUrl: string, template: string): Promise<Database> {
  const { url, name, drop } = await createPostgresDatabase(serverUrl, template);
  // It need not survive a crash of the machine.
  await askPostgres(serverUrl, `alter database ${name} set synchronous_commit = off`);
  const database = connect(await connectPostgres(url));
  return {
    ...database,
    close: async () => {
      await database.close();
      // PostgreSQL flushes everything first: nobody waits for that, not even the end of the
      // process.
      void drop();
    },
  };
}

/** An empty temporary database for several servers; `drop` ends remaining connections. */
export async function createPostgresDatabase(serverUrl: string, template = emptyTemplate) {
  const name = `punctual_test_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    name,
    url: url.href,
    drop: () => askPostgres(serverUrl, `drop database ${name} with (force)`),
  };
}

/**
 * The archive of the migrated database, created once for each state of the migrations and kept in
 * the machine's temporary folder: loading it takes a third of the time of creating it.
 */
async function migratedArchive(): Promise<string> {
  const file = path.join(tmpdir(), 'punctual-tests', `${await migrationsDigest()}.tar`);
  if (existsSync(file)) return file;
  const engine = await startEngine({ directory: null, dump: null });
  const database = connectEngine(engine);
  await migrate(database);
  await database.run(composed('checkpoint'));
  const dump = await engine.dump();
  await database.close();
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  // All processes use the first one that is ready.
  await link(unfinished, file).catch((error: unknown) => {
    if (!existsSync(file)) throw error;
  });
  await rm(unfinished);
  return file;
}

/**
 * The name of the template of migrated databases, created once for each state of the migrations and
 * kept: copying it takes a fifth of the time of creating it.
 */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const name = `punctual_template_${await migrationsDigest()}`;
  if (await exists(serverUrl, name)) return name;
  const { url, name: unfinished } = await createPostgresDatabase(serverUrl);
  const database = connect(await connectPostgres(url));
  await migrate(database);
  await database.close();
  await askPostgres(serverUrl, `alter database ${unfinished} rename to ${name}`).catch(
    async (error: unknown) => {
      // Another process was first.
      if (!(await exists(serverUrl, name))) throw error;
      await askPostgres(serverUrl, `drop database ${unfinished}`);
    },
  );
  return name;
}

async function exists(serverUrl: string, name: string): Promise<boolean> {
  const found = await askPostgres(serverUrl, `select from pg_database where datname = '${name}'`);
  return found.rowCount === 1;
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

/** Runs one statement over its own connection. */
export async function askPostgres(serverUrl: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
