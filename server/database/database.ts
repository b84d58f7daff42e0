import type { Runner } from './statement.ts';

/** Where much is read: a replica that has all that was committed when it was asked for, or why not. */
export type ReadSource = 'primary' | 'replica' | 'behind' | 'unreachable' | 'interrupted';

/**
 * The one database of a company: PGlite inside the server, or a PostgreSQL. The same SQL on both.
 *
 * Values come out alike: bigint as number, instants (timestamptz) as ISO strings in UTC with
 * milliseconds, dates as 'yyyy-MM-dd', json parsed, numeric as string.
 */
export interface Database extends Runner {
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs the work in one transaction; an error rolls it back. Inside, only the given transaction
   * may be used: the database's own `run` throws there, since it would wait for itself.
   */
  transaction<Result>(work: (transaction: Runner) => Promise<Result>): Promise<Result>;
  /**
   * Ids from a sequence, below 2^53, ascending, never handed out twice. They are fetched in blocks,
   * so the records of a pair can be signed before the one statement that inserts them.
   */
  takeIds(sequence: string, count: number): Promise<number[]>;
  /** Refreshes the planner's statistics; worth calling after an import. */
  maintain(): Promise<void>;
  /**
   * For statements that read much: of a replica that has all that is committed now, or of this
   * database. `note` is told which, also when the replica is lost meanwhile.
   */
  reader(note: (source: ReadSource) => void): Promise<Runner>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  /** Tells who asks for the same data directory where this server listens. */
  announce(address: string): void;
  /** Resolves with the reason when the database is gone for good. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}
