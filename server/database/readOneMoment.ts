import { statement } from './statement.ts';

/** The transaction sees the database as it is now, and neither waits for others nor lets them wait. */
export const readOneMoment = statement<never>(
  'readOneMoment',
  'set transaction isolation level repeatable read, read only',
);
