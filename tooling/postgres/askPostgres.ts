import pg from 'pg';

/** Runs one statement over a connection of its own; rows as PostgreSQL's driver gives them. */
export async function askPostgres<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
