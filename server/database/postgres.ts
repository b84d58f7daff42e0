import pg from 'pg';
import { StartRefused } from '../configuration/startRefused.ts';
import type { Connection } from './connect.ts';
import { valueTypes } from './valueTypes.ts';

const poolSize = 10;

/** Connects to a PostgreSQL 15 or newer; throws `StartRefused` when it cannot be used. */
export async function connectPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: valueTypes,
    // A plan made while a table is empty, and kept, would go on reading all of it once it is full.
    // Whatever is read whole then counts as so dear that it would be compiled each time: no jit.
    options: '-c timezone=UTC -c enable_seqscan=off -c jit=off',
    application_name: 'punctual',
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
  });
  // An idle connection that breaks is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000)
      throw new StartRefused('The PostgreSQL of DATABASE_URL must be 15 or newer.');
  } catch (error) {
    await pool.end();
    if (error instanceof StartRefused) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartRefused(
      `The PostgreSQL of DATABASE_URL cannot be used: ${reason.replace(/\.$/, '')}.`,
    );
  }
  return {
    kind: 'postgresql',
    pool,
    lost: new Promise(() => undefined),
    announce: () => undefined,
    close: () => Promise.resolve(),
    maintenance: () => Promise.resolve(['analyze']),
  };
}
