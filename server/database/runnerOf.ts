import type pg from 'pg';
import type { Runner, Statement } from './statement.ts';

/** Runs each statement on a connection that is taken for it. */
export function runnerOf(take: () => Promise<pg.PoolClient>): Runner {
  // Not `pool.query`: that throws the connection away, and what it has prepared, on any error.
  return {
    run: async (asked, values) => {
      const client = await take();
      try {
        return await runOn(client).run(asked, values);
      } finally {
        client.release();
      }
    },
  };
}

/** Runs statements on one connection. */
export function runOn(client: pg.PoolClient): Runner {
  return {
    run: async <Row>({ name, sql }: Statement<Row>, values: readonly unknown[] = []) => {
      const asked = { name, text: sql, values: [...values] };
      return (await client.query<Row & pg.QueryResultRow>(asked)).rows;
    },
  };
}
