import { sql } from './sql.ts';
import type { TestServer } from './testServer.ts';

/**
 * Makes the company the demo, which always has an HR system, or a real one, which has none in
 * tests.
 */
export async function setDemo(server: TestServer, demo: boolean): Promise<void> {
  await server.database.run(
    ...sql`insert into installation (id, demo, created_at) values (1, ${demo}, now())
    on conflict (id) do update set demo = excluded.demo`,
  );
}
