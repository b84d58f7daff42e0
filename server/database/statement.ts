/** SQL with `$1`, `$2`, … that yields rows of one type; prepared once per connection. */
export interface Statement<Row> {
  readonly name: string;
  readonly sql: string;
  /** Lets concurrent runs outside of transactions be sent as one. */
  readonly join?: Joining;
  /** Only carries the row's type; never set. */
  readonly row?: Row;
}

/** How several runs of a statement become one. */
export interface Joining {
  /** The values of the joined run. */
  values(runs: readonly (readonly unknown[])[]): readonly unknown[];
  /** The number of rows of each run; the joined run yields them in the order of the runs. */
  readonly rowsEach: 0 | 1;
}

/** Joins values that are PostgreSQL arrays of equal length; each run yields a row. */
export const joinLists: Joining = {
  values: (runs) => (runs[0] ?? []).map((_value, index) => runs.flatMap((values) => values[index])),
  rowsEach: 1,
};

/**
 * `unnest` of the values that `joinLists` joins, `$1`, `$2`, …, of these types. Hides their length
 * from the planner: for the one to three elements of a run a custom plan would look cheaper than
 * the generic one, and PostgreSQL would plan each run, which costs as much as the run itself.
 */
export function unnestLists(...types: readonly string[]): string {
  return `unnest(${types.map((type, index) => `(select $${index + 1}::${type}[])`).join(', ')})`;
}

/** Joins values that are JSON arrays, of writes that return no rows. */
export const joinJsonLists: Joining = {
  values: (runs) =>
    (runs[0] ?? []).map(
      (_value, index) => `[${runs.map((values) => String(values[index]).slice(1, -1)).join()}]`,
    ),
  rowsEach: 0,
};

/** Runs statements: a database, each in a transaction of its own, or one open transaction. */
export interface Runner {
  /** Prepares the statement by its name on the connection that runs it. */
  run<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
}

/** Every declared statement, by name. */
export const declaredStatements = new Map<string, Statement<unknown>>();

/**
 * Declares a statement once, at module level: `const clockIn = statement<ClockedIn>('clockIn',
 * `…`)`. Run it with `database.run(clockIn, values)`, or with `transaction.run` inside a
 * transaction. Arrays are sent as PostgreSQL arrays; send a jsonb value as `JSON.stringify(value)`.
 */
export function statement<Row>(name: string, sql: string, join?: Joining): Statement<Row> {
  if (declaredStatements.has(name)) throw new Error(`The statement ${name} is declared twice.`);
  const declared = { name, sql, ...(join === undefined ? {} : { join }) };
  declaredStatements.set(name, declared);
  return declared;
}

/**
 * A statement that is composed per call. With a name, which must always have the same text, it is
 * prepared; without one the connection does not keep it.
 */
export function composed<Row>(sql: string, name = '', join?: Joining): Statement<Row> {
  return { name, sql, ...(join === undefined ? {} : { join }) };
}
