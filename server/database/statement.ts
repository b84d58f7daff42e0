/** A piece of SQL with `$1`, `$2`, … that yields rows of one shape; prepared once per connection. */
export interface Statement<Row> {
  readonly name: string;
  readonly sql: string;
  /** Lets several runs that are asked for at the same time, outside of transactions, go as one. */
  readonly join?: Joining;
  /** Carries the row's type only; never set. */
  readonly row?: Row;
}

/** How several runs of a statement go as one. */
export interface Joining {
  /** The values of the one run. */
  values(runs: readonly (readonly unknown[])[]): readonly unknown[];
  /** The rows that each run yields; the one run yields them in the order of the runs. */
  readonly rowsEach: 0 | 1;
}

/** Joins values that are lists, PostgreSQL arrays of the same length; each run yields a row. */
export const joinLists: Joining = {
  values: (runs) => (runs[0] ?? []).map((_value, index) => runs.flatMap((values) => values[index])),
  rowsEach: 1,
};

/**
 * `unnest` of the values that `joinLists` joins, `$1`, `$2`, …, of these types. Their length is hidden
 * from the planner: by it a plan for the one or three elements of a run looks cheaper than the plan for
 * any run, and PostgreSQL would plan each run anew, which costs as much as the run.
 */
export function unnestLists(...types: readonly string[]): string {
  return `unnest(${types.map((type, index) => `(select $${index + 1}::${type}[])`).join(', ')})`;
}

/** Joins values that are lists as json, of writes that yield no rows. */
export const joinJsonLists: Joining = {
  values: (runs) =>
    (runs[0] ?? []).map(
      (_value, index) => `[${runs.map((values) => String(values[index]).slice(1, -1)).join()}]`,
    ),
  rowsEach: 0,
};

/** What runs statements: a database, each in a transaction of its own, or one open transaction. */
export interface Runner {
  /** The statement is prepared by its name on the connection that runs it. */
  run<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
}

/** Every statement that was declared, by its name. */
export const declaredStatements = new Map<string, Statement<unknown>>();

/**
 * Declares a statement at module level, once: `const clockIn = statement<ClockedIn>('clockIn', `…`)`.
 * Run it with `database.run(clockIn, values)`, or inside a transaction with `transaction.run`.
 * Arrays are sent as PostgreSQL arrays; a jsonb value is sent as `JSON.stringify(value)`.
 */
export function statement<Row>(name: string, sql: string, join?: Joining): Statement<Row> {
  if (declaredStatements.has(name)) throw new Error(`The statement ${name} is declared twice.`);
  const declared = { name, sql, ...(join === undefined ? {} : { join }) };
  declaredStatements.set(name, declared);
  return declared;
}

/**
 * A statement that is composed for a call. With a name, under which the text must always be the same,
 * it is prepared as well; without one the connection does not keep it.
 */
export function composed<Row>(sql: string, name = '', join?: Joining): Statement<Row> {
  return { name, sql, ...(join === undefined ? {} : { join }) };
}
