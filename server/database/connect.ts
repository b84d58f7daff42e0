import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { createIdSource } from './idSource.ts';
import { statement, type Statement } from './statement.ts';
import type { Tables } from './tables.ts';

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

interface OpenTransaction {
  transaction: Transaction<Tables> | undefined;
}

/** Milliseconds. */
const longestSilence = 1_500;

const ping = statement<{ one: number }>('ping', 'select 1 as one');

/** Puts kysely, prepared statements and ids over a pool of connections. */
export function connect({
  kind,
  pool,
  take,
  lost,
  announce,
  close,
  maintenance,
}: Connection): Database {
  const current = new AsyncLocalStorage<OpenTransaction>();

  // Not `pool.query`: that throws the connection away, and what it has prepared, on any error.
  async function query<Row>(asked: pg.QueryConfig): Promise<Row[]> {
    const client = await take();
    try {
      return (await client.query<Row & pg.QueryResultRow>(asked)).rows;
    } finally {
      client.release();
    }
  }

  const guarded = {
    options: pool.options,
    connect: () => {
      refuseInside(current.getStore());
      return take();
    },
    end: () => pool.end(),
  };
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });

  async function run<Row>({ name, sql }: Statement<Row>, values: readonly unknown[] = []) {
    refuseInside(current.getStore());
    return query<Row>({ name, text: sql, values: [...values] });
  }

  const takeIds = createIdSource((text, values) => query({ text, values: [...values] }));

  return {
    kind,
    kysely,
    lost,
    announce,
    run,
    takeIds: (sequence, count) => {
      const open = current.getStore()?.transaction;
      if (open === undefined) return takeIds(sequence, count);
      return takeIds(sequence, count, async (sql, values) => {
        const { rows } = await open.executeQuery<{ id: number }>(
          CompiledQuery.raw(sql, [...values]),
        );
        return rows;
      });
    },
    transaction: (work) =>
      kysely.transaction().execute(async (transaction) => {
        const open: OpenTransaction = { transaction };
        try {
          return await current.run(open, work, transaction);
        } finally {
          open.transaction = undefined;
        }
      }),
    maintain: async () => {
      for (const sql of await maintenance()) await pool.query(sql);
    },
    ping: () => withinSeconds(run(ping)),
    close: async () => {
      await pool.end();
      await close();
    },
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

function refuseInside(open: OpenTransaction | undefined): void {
  if (open?.transaction === undefined) return;
  throw new Error('Inside a transaction only the transaction itself may be used.');
}
