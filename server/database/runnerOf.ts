import type pg from 'pg';
import { positional, type Given, type Runner, type Statement } from './statement.ts';

/** Runs each statement on a connection of its own. */
export function runnerOf(take: () => Promise<pg.PoolClient>): Runner {
  // Not `pool.query`: on any error that discards the connection with its prepared statements.
  return {
    run: async (asked, ...values) => {
      const client = await take();
      try {
        return await runOn(client).run(asked, ...values);
      } finally {
        client.release();
      }
    },
  };
}

/** Runs statements on one connection. */
export function runOn(client: pg.PoolClient): Runner {
  return {
    run: async <Row, Values>(asked: Statement<Row, Values>, ...[values]: Given<Values>) => {
      const { name, sql: text } = asked;
      const query = { name, text, values: [...positional(asked, values)] };
      return (await client.query<Row & pg.QueryResultRow>(query)).rows;
    },
  };
}
