import pg from 'pg';

const localPostgres = 'postgres://postgres@127.0.0.1:5432/postgres';

export type FoundPostgres =
  | { readonly url: string; readonly reason?: undefined }
  | { readonly url: null; readonly reason: string };

/**
 * The PostgreSQL server for throw-away databases: `TEST_DATABASE_URL`, else the local one, else a
 * sentence that explains why there is none. Throws if `TEST_DATABASE_URL` is set and unusable.
 */
export async function findPostgres(): Promise<FoundPostgres> {
  const named = process.env['TEST_DATABASE_URL'];
  const url = named ?? localPostgres;
  const reason = await whyUnusable(url);
  if (reason === null) return { url };
  if (named !== undefined) throw new Error(`TEST_DATABASE_URL cannot be used: ${reason}`);
  return { url: null, reason: `No PostgreSQL at ${localPostgres} (${reason}).` };
}

async function whyUnusable(connectionString: string): Promise<string | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ may_create: boolean }>(
      'select rolcreatedb or rolsuper as may_create from pg_roles where rolname = current_user',
    );
    return rows[0]?.may_create === true ? null : 'its role may not create databases';
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
