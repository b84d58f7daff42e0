import pg from 'pg';
import { StartRefused } from '../configuration/configuration.ts';
import type { Connection } from './connect.ts';
import { valueTypes } from './valueTypes.ts';
import { watchConnections } from './watchConnections.ts';

const poolSize = 10;
/** Milliseconds to wait for a free or a new connection. */
const connectionTimeout = 5_000;

// A plan that is cached while a table is empty would still read all of it when it is full.
// Sequential scans then cost so much that each one would be compiled: no jit.
const planning = ['timezone=UTC', 'enable_seqscan=off', 'jit=off'];
/** How PostgreSQL ends a connection whose server is gone: it may hold locks. */
const ending = [
  'statement_timeout=120s',
  'idle_in_transaction_session_timeout=60s',
  'tcp_keepalives_idle=15',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
];

/** A pool that discards dead connections; it connects on first use. */
export function openPool(url: string, timeout = connectionTimeout) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: valueTypes,
    options: [...planning, ...ending].map((setting) => `-c ${setting}`).join(' '),
    application_name: 'punctual',
    connectionTimeoutMillis: timeout,
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  const { take, stop } = watchConnections(pool);
  // The pool replaces an idle connection that breaks; the next query reports real problems.
  pool.on('error', () => undefined);
  return { pool, take, stop };
}

/** Connects to PostgreSQL 15 or newer; throws `StartRefused` if it cannot be used. */
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
