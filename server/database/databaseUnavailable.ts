/** No connection to the database could be had in time: nothing was read or written. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('There is no connection to the database.', { cause });
  }
}
