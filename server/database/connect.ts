import type pg from 'pg';
import type { Database, ReadSource } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { createIdSource } from './idSource.ts';
import { joinRuns } from './joinRuns.ts';
import { runnerOf, runOn } from './runnerOf.ts';
import { createTransactions } from './transactions.ts';
import { composed, statement, type Given, type Runner, type Statement } from './statement.ts';

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
  /** How often the database has answered. */
  let answers = 0;
  const counted = (runner: Runner): Runner => ({
    run: async (asked, ...values) => {
      const rows = await runner.run(asked, ...values);
      answers += 1;
      return rows;
    },
  });

  const outside = counted(runnerOf(take));

  const joined = joinRuns(outside);

  const transactions = createTransactions(take, (client) => counted(runOn(client)));

  async function run<Row, Values>(
    asked: Statement<Row, Values>,
    ...values: Given<Values>
  ): Promise<Row[]> {
    transactions.refuseInside();
    return joined.run(asked, ...values);
  }

  const takeIds = createIdSource(outside);

  return {
    kind,
    lost,
    announce,
    run,
    takeIds: (sequence, count) => takeIds(sequence, count, transactions.open() ?? undefined),
    transaction: (work) => transactions.within('AT_ONCE', work),
    lateTransaction: (work) => transactions.within('LATE', work),
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
