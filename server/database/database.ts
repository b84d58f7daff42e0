import type { Runner } from './statement.ts';

/**
 * The source of large reads: a replica that has everything that was committed when it was asked, or
 * why not.
 */
export type ReadSource = 'primary' | 'replica' | 'behind' | 'unreachable' | 'interrupted';

/**
 * The one database of a company: PGlite inside the server, or PostgreSQL. Both take the same SQL
 * and return the same values: bigint as number, instants (timestamptz) as ISO strings in UTC with
 * milliseconds, dates as 'yyyy-MM-dd', json parsed, numeric as string.
 */
export interface Database extends Runner {
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs the work in one transaction; an error rolls it back. Inside, use only the given
   * transaction: the database's own `run` throws there, as it would wait for itself.
   */
  transaction<Result>(work: (transaction: Runner) => Promise<Result>): Promise<Result>;
  /**
   * The same, but the transaction begins with its first statement: until then the database's own
   * `run` can be used.
   */
  lateTransaction<Result>(work: (transaction: Runner) => Promise<Result>): Promise<Result>;
  /**
   * Ids from a sequence, below 2^53, ascending and unique. They are fetched in blocks, so that the
   * records of a pair can be signed before the one statement that inserts them.
   */
  takeIds(sequence: string, count: number): Promise<number[]>;
  /** Refreshes the planner's statistics; useful after an import. */
  maintain(): Promise<void>;
  /**
   * A runner for large reads: a replica that has everything committed so far, or this database.
   * `note` is called with the source, again if the replica is lost later.
   */
  reader(note: (source: ReadSource) => void): Promise<Runner>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Publishes the server's address to other servers that try to open the same data directory. */
  announce(address: string): void;
  /** Resolves with the reason when the database is permanently lost. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}
