import type pg from 'pg';

/** A column of a statement's result. */
export interface DescribedColumn {
  readonly name: string;
  /** Oid of its type. */
  readonly dataTypeID: number;
  /** Oid of the table and number of the column that it comes from; 0 for an expression. */
  readonly tableID: number;
  readonly columnID: number;
}

export interface Described {
  /** Oids of the types of `$1`, `$2`, …. */
  readonly parameters: readonly number[];
  readonly columns: readonly DescribedColumn[];
}

/** Asks the database for the parameters and result columns of a statement, without running it. */
export function describeStatement(client: pg.PoolClient, sql: string): Promise<Described> {
  const { promise, resolve, reject } = Promise.withResolvers<Described>();
  let columns: readonly DescribedColumn[] = [];
  let parameters: readonly number[] = [];
  const description = {
    submit: (connection: pg.Connection) => {
      connection.parse({ name: '', text: sql, types: [] }, false);
      connection.once(
        'parameterDescription',
        ({ dataTypeIDs }: { dataTypeIDs: readonly number[] }) => {
          parameters = dataTypeIDs;
        },
      );
      connection.describe({ type: 'S', name: '' }, false);
      connection.sync();
    },
    handleRowDescription: ({ fields }: { fields: readonly DescribedColumn[] }) => {
      columns = fields;
    },
    handleError: reject,
    handleReadyForQuery: () => resolve({ parameters, columns }),
  };
  client.query(description);
  return promise;
}
