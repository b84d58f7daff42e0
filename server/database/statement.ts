import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A piece of SQL with `$1`, `$2`, … that yields rows of one shape; prepared once per connection. */
export interface Statement<Row> {
  readonly name: string;
  readonly sql: string;
  /** Carries the row's type only; never set. */
  readonly row?: Row;
}

const names = new Set<string>();

/**
 * Declares a statement at module level, once: `const clockIn = statement<ClockedIn>('clockIn', `…`)`.
 * Run it with `database.run(clockIn, values)`, or inside a transaction with `runIn`.
 * Arrays are sent as PostgreSQL arrays; a jsonb value is sent as `JSON.stringify(value)`.
 */
export function statement<Row>(name: string, sql: string): Statement<Row> {
  if (names.has(name)) throw new Error(`The statement ${name} is declared twice.`);
  names.add(name);
  return { name, sql };
}

/**
 * A statement that is composed for a call. With a name, under which the text must always be the same,
 * it is prepared as well; without one the connection does not keep it.
 */
export function composed<Row>(sql: string, name = ''): Statement<Row> {
  return { name, sql };
}

/** What runs statements inside a transaction, as `Database.run` does outside. */
export function inside(transaction: Transaction<Tables>) {
  return <Row>(asked: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> =>
    runIn(transaction, asked, values);
}

/** Runs a statement inside a transaction of kysely. */
export async function runIn<Row>(
  transaction: Transaction<Tables> | Kysely<Tables>,
  { sql }: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(sql, [...values]));
  return rows;
}
