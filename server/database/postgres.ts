import pg from 'pg';
import type { Connection } from './connect.ts';
import { valueTypes } from './valueTypes.ts';

const poolSize = 10;

/** Connects to a PostgreSQL 15 or newer; throws when it does not answer or is older. */
export async function connectPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: valueTypes,
    options: '-c timezone=UTC',
    application_name: 'punctual',
    connectionTimeoutMillis: 15_000,
  });
  // An idle connection that breaks is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000) throw new Error('PostgreSQL 15 or newer is needed.');
  } catch (error) {
    await pool.end();
    throw error;
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
