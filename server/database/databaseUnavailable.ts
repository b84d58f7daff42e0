/**
 * No connection to the database in time, or it broke before the answer: it is unknown whether
 * anything was written. A command can be retried with its key.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('There is no connection to the database.', { cause });
  }
}
