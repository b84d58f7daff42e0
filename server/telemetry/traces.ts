import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** Traces of calls and their statements: names, times and outcomes, no personal data. */
export interface Traces {
  /** Traces every call of the app except streams, which last as long as their pages. */
  watch(app: FastifyInstance): void;
  /** The same database, with traces of statements within calls. */
  follow(database: Database): Database;
  /** Sends queued traces. */
  close(): Promise<void>;
}
