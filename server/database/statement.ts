/** SQL that takes named values and yields rows of one type; prepared once per connection. */
export interface Statement<Row, Values = Positional> {
  readonly name: string;
  /** With `$1`, `$2`, … in the place of names. */
  readonly sql: string;
  /** The names of `$1`, `$2`, …. */
  readonly parameters: readonly string[];
  /** Lets concurrent runs outside of transactions be sent as one. */
  readonly join?: Joining;
  /** Only carries the row's type; never set. */
  readonly row?: Row;
  /** Only carries the type of the values; never set. */
  readonly values?: Values;
}

export type AnyStatement = Statement<unknown, unknown>;

export type NoValues = Readonly<Record<string, never>>;

/** The values of `$1`, `$2`, …, in this order. */
export type Positional = readonly unknown[];

/** The values that a run takes. */
export type Given<Values> = [Values] extends [Positional | NoValues]
  ? [values?: Values]
  : [values: Values];

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
 * `unnest` of the lists that `joinLists` joins, each by its name and type. Hides their length
 * from the planner: for the one to three elements of a run a custom plan would look cheaper than
 * the generic one, and PostgreSQL would plan each run, which costs as much as the run itself.
 */
export function unnestLists(types: Readonly<Record<string, string>>): string {
  const lists = Object.entries(types).map(([name, type]) => `(select $${name}::${type}[])`);
  return `unnest(${lists.join(', ')})`;
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
  run<Row, Values>(statement: Statement<Row, Values>, ...values: Given<Values>): Promise<Row[]>;
}

/** The values of `$1`, `$2`, …. */
export function positional(
  { name: statementName, parameters }: AnyStatement,
  values: unknown = {},
): readonly unknown[] {
  if (Array.isArray(values)) return values;
  return parameters.map((name): unknown => {
    if (typeof values === 'object' && values !== null && name in values) {
      return Reflect.get(values, name);
    }
    throw new Error(`The statement ${statementName} is run without a value for $${name}.`);
  });
}

/** Every declared statement, by name. */
export const declaredStatements = new Map<string, AnyStatement>();

/**
 * Declares a statement once, at module level: `const endToken = statement<Ended, { id: number; now:
 * Instant }>('endToken', 'update … set ended_at = $now where id = $id …')`. Run it with
 * `database.run(endToken, { id, now })`, or with `transaction.run` inside a transaction. Arrays are
 * sent as PostgreSQL arrays; send a jsonb value as `JSON.stringify(value)`.
 */
export function statement<Row, Values = NoValues>(
  name: string,
  sql: string,
  join?: Joining,
): Statement<Row, Values> {
  if (declaredStatements.has(name)) throw new Error(`The statement ${name} is declared twice.`);
  const declared = { name, ...numbered(sql), ...(join === undefined ? {} : { join }) };
  declaredStatements.set(name, declared);
  return declared;
}

/**
 * A statement that is composed per call. With a name, which must always have the same text, it is
 * prepared; without one the connection does not keep it.
 */
export function composed<Row, Values = Positional>(
  sql: string,
  name = '',
  join?: Joining,
): Statement<Row, Values> {
  return { name, ...numbered(sql), ...(join === undefined ? {} : { join }) };
}

/** SQL as it stands, for texts with dollar signs of their own. */
export function raw<Row>(sql: string): Statement<Row> {
  return { name: '', sql, parameters: [] };
}

/** `$id` as `$1`, `$2`, … in the order of their first use. @throws Error if the SQL has both */
function numbered(sql: string): Pick<AnyStatement, 'sql' | 'parameters'> {
  const parameters = [...new Set([...sql.matchAll(/\$([a-z]\w*)/gi)].map(([, name = '']) => name))];
  if (parameters.length > 0 && /\$\d/.test(sql)) throw new Error(`Numbers among names: ${sql}`);
  const numbers = new Map(parameters.map((name, index) => [name, index + 1]));
  return {
    sql: sql.replaceAll(/\$([a-z]\w*)/gi, (_whole, name: string) => `$${numbers.get(name)}`),
    parameters,
  };
}
