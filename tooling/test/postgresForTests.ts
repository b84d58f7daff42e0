import pg from 'pg';
import type { TestProject } from 'vitest/node';

const localPostgres = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Tells the server's tests which PostgreSQL to use beside PGlite: `inject('postgresUrl')` is its
 * address, or null when none can be reached. `TEST_DATABASE_URL` names another one; a named one
 * that does not answer fails the run, since somebody asked for it.
 */
export async function setup(project: TestProject): Promise<void> {
  const named = process.env['TEST_DATABASE_URL'];
  const url = named ?? localPostgres;
  const reason = await whyUnusable(url);
  if (reason !== null && named !== undefined) {
    throw new Error(`TEST_DATABASE_URL cannot be used: ${reason}`);
  }
  if (reason !== null) {
    console.log(
      `No PostgreSQL at ${localPostgres} (${reason}): the server is tested on PGlite only.`,
    );
  }
  project.provide('postgresUrl', reason === null ? url : null);
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
