import { statement } from './statement.ts';

/** The transaction reads a snapshot and neither waits for others nor blocks them. */
export const readOneMoment = statement<never>(
  'readOneMoment',
  'set transaction isolation level repeatable read, read only',
);
