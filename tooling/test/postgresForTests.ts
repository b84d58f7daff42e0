import type { TestProject } from 'vitest/node';
import { findPostgres } from '../postgres/findPostgres.ts';

/**
 * Tells the server's tests which PostgreSQL server to use in addition to PGlite:
 * `inject('postgresUrl')` is its URL, or null if none can be reached.
 */
export async function setup(project: TestProject): Promise<void> {
  const { url, reason } = await findPostgres();
  if (url === null) console.log(`${reason} The server is tested on PGlite only.`);
  project.provide('postgresUrl', url);
}
