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

/** Asks the database for the result columns of a statement, without running it. */
export function describeStatement(
  client: pg.PoolClient,
  sql: string,
): Promise<readonly DescribedColumn[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly DescribedColumn[]>();
  let columns: readonly DescribedColumn[] = [];
  const description = {
    submit: (connection: pg.Connection) => {
      connection.parse({ name: '', text: sql, types: [] }, false);
      connection.describe({ type: 'S', name: '' }, false);
      connection.sync();
    },
    handleRowDescription: ({ fields }: { fields: readonly DescribedColumn[] }) => {
      columns = fields;
    },
    handleError: reject,
    handleReadyForQuery: () => resolve(columns),
  };
  client.query(description);
  return promise;
}
