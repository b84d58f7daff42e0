import pg from 'pg';
import { DatabaseUnavailable } from './databaseUnavailable.ts';

/** Milliseconds without an answer after which a connection is checked. */
const pingTimeout = 2_000;
const lookEvery = 1_000;

/** A pool whose dead connections are closed. */
export interface WatchedConnections {
  /** Throws `DatabaseUnavailable` if no connection answers. */
  take(): Promise<pg.PoolClient>;
  stop(): void;
}

interface Known {
  /** The PostgreSQL backend process of the connection. */
  readonly pid: number;
  /** Connections of an earlier generation may be dead. */
  readonly generation: number;
}

interface Question {
  readonly client: pg.PoolClient;
  readonly pid: number;
  readonly askedAt: number;
}

/**
 * A connection can be lost without a TCP reset: a router drops it, a host is gone; a query would
 * then wait for minutes. So for a query that takes longer than two seconds, PostgreSQL is asked
 * over a new connection whether it is still working on it. If not, or if it does not answer, the
 * connection is closed and its query fails as `DatabaseUnavailable`. After such a failure every
 * older connection is replaced before its next use.
 */
export function watchConnections(pool: pg.Pool): WatchedConnections {
  const known = new WeakMap<pg.PoolClient, Known>();
  const unanswered = new Set<Question>();
  let generation = 0;
  let isLooking = false;

  // A connection that breaks in use reports it to its query and emits an error here, which must
  // have a listener.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error);
      });
      const facts = known.get(client) ?? (await getToKnow(client));
      if (facts.generation === generation) return guarded(client, facts.pid);
      client.release(true);
    }
  }

  async function getToKnow(client: pg.PoolClient): Promise<Known> {
    const born = generation;
    const facts = { pid: await pidOf(client), generation: born };
    known.set(client, facts);
    return facts;
  }

  function guarded(client: pg.PoolClient, pid: number): pg.PoolClient {
    let isBroken = false;
    const query = async (asked: string | pg.QueryConfig, values?: unknown[]) => {
      const question = { client, pid, askedAt: performance.now() };
      unanswered.add(question);
      try {
        return await (values === undefined ? client.query(asked) : client.query(asked, values));
      } catch (error) {
        if (isAnswer(error)) throw error;
        isBroken = true;
        generation += 1;
        throw new DatabaseUnavailable(error);
      } finally {
        unanswered.delete(question);
      }
    };
    const release = () => client.release(isBroken);
    return new Proxy(client, {
      get: (target, key): unknown => {
        if (key === 'query') return query;
        return key === 'release' ? release : Reflect.get(target, key);
      },
    });
  }

  async function look(): Promise<void> {
    const long = performance.now() - pingTimeout;
    const doubted = [...unanswered].filter(({ askedAt }) => askedAt < long);
    if (doubted.length === 0) return;
    const working = await stillWorking(
      pool.options,
      doubted.map(({ pid }) => pid),
    );
    const dead = doubted.filter((one) => unanswered.has(one) && !working.has(one.pid));
    for (const { client } of dead) void client.end().catch(() => undefined);
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookEvery);
  timer.unref();
  return { take, stop: () => clearInterval(timer) };
}

async function pidOf(client: pg.PoolClient): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The connection does not answer.')), pingTimeout);
  });
  const asked = client.query<{ pid: number }>('select pg_backend_pid() as pid');
  try {
    const { rows } = await Promise.race([asked, silence]);
    return rows[0]?.pid ?? 0;
  } catch (error) {
    client.release(true);
    throw new DatabaseUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * An idle backend has answered long ago or never got the query; it is terminated to release its
 * locks.
 */
const endResting = `select pid, case when isWorking then true else not pg_terminate_backend(pid) end as "isWorking"
  from (select pid, state = 'active' or state_change > now() - interval '1 second' as isWorking
    from pg_stat_activity where pid = any($1)) asked`;

/** The backends that are working on a query; empty if PostgreSQL cannot be asked. */
async function stillWorking(
  options: pg.PoolOptions,
  pids: readonly number[],
): Promise<ReadonlySet<number>> {
  const client = new pg.Client({
    ...options,
    application_name: 'punctual watch',
    connectionTimeoutMillis: pingTimeout,
    query_timeout: pingTimeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; isWorking: boolean }>(endResting, [pids]);
    return new Set(rows.filter(({ isWorking }) => isWorking).map(({ pid }) => pid));
  } catch (error) {
    // "Too many connections" is an answer: the server is up and may be working.
    return isAnswer(error) ? new Set(pids) : new Set();
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Error classes with which PostgreSQL reports a shutdown or a broken connection. */
const farewells = ['08', '57P'];

/** Whether PostgreSQL answered, even with a refusal; any other error is about the connection. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return error instanceof TypeError;
  return !farewells.some((start) => error.code?.startsWith(start) === true);
}
