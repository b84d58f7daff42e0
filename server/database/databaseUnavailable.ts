/**
 * No connection to the database could be had in time, or it broke before the answer: whether
 * anything was written is not known, and a command may be repeated with its key.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('There is no connection to the database.', { cause });
  }
}
