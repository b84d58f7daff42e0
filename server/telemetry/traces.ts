import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** Tells of calls and of the statements in them: names, times and outcomes, nothing about people. */
export interface Traces {
  /** Follows every call of the app but streams, which last as long as their pages. */
  watch(app: FastifyInstance): void;
  /** The same database, followed where a call asks it. */
  follow(database: Database): Database;
  /** Sends what waits. */
  close(): Promise<void>;
}
