import type { Kysely, Transaction } from 'kysely';
import type { Statement } from './statement.ts';
import type { Tables } from './tables.ts';

/** The one database of a company: PGlite inside the server, or a PostgreSQL. The same SQL on both. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /** Query builder outside of any transaction. */
  readonly kysely: Kysely<Tables>;
  /** Runs one prepared statement as a transaction of its own: the fastest way there is. */
  run<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs the work in one transaction; an error rolls it back. Inside, only the given transaction
   * may be used: `kysely` and `run` throw there, since they would wait for themselves.
   */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Ids from a sequence, below 2^53, ascending, never handed out twice. They are fetched in blocks,
   * so the records of a pair can be signed before the one statement that inserts them.
   */
  takeIds(sequence: string, count: number): Promise<number[]>;
  /** Refreshes the planner's statistics; worth calling after an import. */
  maintain(): Promise<void>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  /** Tells who asks for the same data directory where this server listens. */
  announce(address: string): void;
  /** Resolves with the reason when the database is gone for good. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}
