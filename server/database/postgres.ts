import pg from 'pg';
import { StartRefused } from '../configuration/configuration.ts';
import type { Connection } from './connect.ts';
import { valueTypes } from './valueTypes.ts';
import { watchConnections } from './watchConnections.ts';

const poolSize = 10;
/** Milliseconds for a free connection, or for a new one. */
const longestWait = 5_000;

// A plan made while a table is empty, and kept, would go on reading all of it once it is full.
// Whatever is read whole then counts as so dear that it would be compiled each time: no jit.
const planning = ['timezone=UTC', 'enable_seqscan=off', 'jit=off'];
/** What PostgreSQL does with a connection whose server has gone: it may hold locks that others want. */
const ending = [
  'statement_timeout=120s',
  'idle_in_transaction_session_timeout=60s',
  'tcp_keepalives_idle=15',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
];

/** A pool of connections that are given up when they are dead; it connects when it is asked. */
export function openPool(url: string, longestWaitForOne = longestWait) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: valueTypes,
    options: [...planning, ...ending].map((setting) => `-c ${setting}`).join(' '),
    application_name: 'punctual',
    connectionTimeoutMillis: longestWaitForOne,
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  const { take, stop } = watchConnections(pool);
  // An idle connection that breaks is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  return { pool, take, stop };
}

/** Connects to a PostgreSQL 15 or newer; throws `StartRefused` when it cannot be used. */
export async function connectPostgres(url: string): Promise<Connection> {
  const { pool, take, stop } = openPool(url);
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000)
      throw new StartRefused('The PostgreSQL of DATABASE_URL must be 15 or newer.');
  } catch (error) {
    stop();
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
    take,
    lost: new Promise(() => undefined),
    announce: () => undefined,
    close: () => {
      stop();
      return Promise.resolve();
    },
    maintenance: () => Promise.resolve(['analyze']),
  };
}
