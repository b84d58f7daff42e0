import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Database, ReadSource } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { createIdSource } from './idSource.ts';
import { joinRuns } from './joinRuns.ts';
import { runnerOf, runOn } from './runnerOf.ts';
import { composed, statement, type Runner, type Statement } from './statement.ts';

/** What the two kinds of database do differently. */
export interface Connection {
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  /** A connection of the pool; throws `DatabaseUnavailable` when none is to be had. */
  take(): Promise<pg.PoolClient>;
  readonly lost: Promise<Error>;
  announce(address: string): void;
  close(): Promise<void>;
  /** SQL that keeps tables in shape, one statement a call. */
  maintenance(): Promise<readonly string[]>;
}

/** A hot standby of the database, for what reads much. */
export interface ReadReplica {
  /**
   * A runner for statements that only read. Where the replica is too far behind, or not to be had,
   * also later on, they run on the primary; `note` is told which it is.
   */
  reader(primary: Runner, note: (source: ReadSource) => void): Promise<Runner>;
  close(): Promise<void>;
}

/** Milliseconds. */
const longestSilence = 1_500;

const ping = statement<{ one: number }>('ping', 'select 1 as one');

/**
 * Puts prepared statements, transactions and ids over a pool of connections, and a replica beside
 * it for what reads much.
 */
export function connect(
  { kind, pool, take, lost, announce, close, maintenance }: Connection,
  replica: ReadReplica | null = null,
): Database {
  /** The transaction of whoever calls; null once it has ended. */
  const current = new AsyncLocalStorage<{ open: Runner | null }>();

  const outside = runnerOf(take);

  const joined = joinRuns(outside);

  function refuseInside(): void {
    if ((current.getStore()?.open ?? null) === null) return;
    throw new Error('Inside a transaction only the transaction itself may be used.');
  }

  async function run<Row>(asked: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
    refuseInside();
    return joined.run(asked, values);
  }

  async function transaction<Result>(work: (transaction: Runner) => Promise<Result>) {
    refuseInside();
    const client = await take();
    const inTurn = takeTurns();
    const state: { open: Runner | null } = {
      open: { run: (asked, values) => inTurn(() => runOn(client).run(asked, values)) },
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
      // A connection that broke has rolled back; what broke it says more.
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
    ping: () => withinSeconds(run(ping)),
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

/** Does what is asked for at the same time one after the other: a connection takes one statement at a time. */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Who asks whether all is well is told in time, if only that nobody answers. */
async function withinSeconds(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseUnavailable(new Error('It is silent.'))),
      longestSilence,
    );
  });
  await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
