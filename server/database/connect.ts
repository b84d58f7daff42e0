import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Database, ReadSource } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { createIdSource } from './idSource.ts';
import { joinRuns } from './joinRuns.ts';
import { runnerOf, runOn } from './runnerOf.ts';
import { composed, statement, type Runner, type Statement } from './statement.ts';

/** The differences between the two kinds of database. */
export interface Connection {
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  /** A connection of the pool; throws `DatabaseUnavailable` if there is none. */
  take(): Promise<pg.PoolClient>;
  readonly lost: Promise<Error>;
  announce(address: string): void;
  close(): Promise<void>;
  /** SQL that maintains the tables, one statement per call. */
  maintenance(): Promise<readonly string[]>;
}

/** A hot standby of the database, for large reads. */
export interface ReadReplica {
  /**
   * A runner for read-only statements. They run on the primary if the replica lags too far, is
   * unreachable, or fails later; `note` is called with the source.
   */
  reader(primary: Runner, note: (source: ReadSource) => void): Promise<Runner>;
  close(): Promise<void>;
}

/** Milliseconds. */
const longestSilence = 1_500;

const ping = statement<{ one: number }>('ping', 'select 1 as one');

/**
 * Adds prepared statements, transactions and ids to a pool of connections, and a replica for large
 * reads.
 */
export function connect(
  { kind, pool, take, lost, announce, close, maintenance }: Connection,
  replica: ReadReplica | null = null,
): Database {
  /** The caller's open transaction; null once it has ended. */
  const current = new AsyncLocalStorage<{ open: Runner | null }>();

  /** How often the database has answered. */
  let answers = 0;
  const counted = (runner: Runner): Runner => ({
    run: async (asked, values) => {
      const rows = await runner.run(asked, values);
      answers += 1;
      return rows;
    },
  });

  const outside = counted(runnerOf(take));

  const joined = joinRuns(outside);

  function refuseInside(): void {
    if ((current.getStore()?.open ?? null) === null) return;
    throw new Error('Inside a transaction, only the transaction itself can run statements.');
  }

  async function run<Row>(asked: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
    refuseInside();
    return joined.run(asked, values);
  }

  async function transaction<Result>(work: (transaction: Runner) => Promise<Result>) {
    refuseInside();
    const client = await take();
    const inTurn = takeTurns();
    const ofClient = counted(runOn(client));
    const state: { open: Runner | null } = {
      open: { run: (asked, values) => inTurn(() => ofClient.run(asked, values)) },
    };
    const inside: Runner = {
      run: async (asked, values) => {
        if (state.open === null) throw new Error('The transaction has ended.');
        return state.open.run(asked, values);
      },
    };
    const end = (how: 'commit' | 'rollback') => {
      state.open = null;
      return inTurn(() => client.query(how));
    };
    try {
      await client.query('begin');
      const result = await current.run(state, work, inside);
      await end('commit');
      return result;
    } catch (error) {
      // A broken connection has rolled back already; the original error says more.
      await end('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  const takeIds = createIdSource(outside);

  return {
    kind,
    lost,
    announce,
    run,
    takeIds: (sequence, count) => takeIds(sequence, count, current.getStore()?.open ?? undefined),
    transaction,
    maintain: async () => {
      for (const sql of await maintenance()) await outside.run(composed(sql));
    },
    ping: () => {
      const before = answers;
      return withinSeconds(run(ping), () => answers > before);
    },
    reader: async (note) => {
      if (replica !== null) return replica.reader({ run }, note);
      note('primary');
      return { run };
    },
    close: async () => {
      await replica?.close();
      await pool.end();
      await close();
    },
  };
}

/** Serializes concurrent work: a connection runs one statement at a time. */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Fails a health check in time if the database does not answer. It passes if other queries were
 * answered in the meantime: then it is only queued behind them.
 */
async function withinSeconds(answer: Promise<unknown>, isAlive: () => boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => {
      if (isAlive()) resolve();
      else reject(new DatabaseUnavailable(new Error('The database does not answer.')));
    }, longestSilence);
  });
  await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
