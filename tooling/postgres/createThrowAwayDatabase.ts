import { randomUUID } from 'node:crypto';
import { askPostgres } from './askPostgres.ts';

export interface ThrowAwayDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on a PostgreSQL server; `drop` closes its remaining connections. */
export async function createThrowAwayDatabase(serverUrl: string): Promise<ThrowAwayDatabase> {
  const name = `punctual_bench_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: async () => {
      await askPostgres(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
