import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface ThrowAwayDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on a PostgreSQL; `drop` ends whoever is still connected to it. */
export async function createThrowAwayDatabase(serverUrl: string): Promise<ThrowAwayDatabase> {
  const name = `punctual_bench_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function administer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
