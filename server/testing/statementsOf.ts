import pg from 'pg';
import { vi } from 'vitest';

/** The names of the statements that the work sends to the database, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.map(([query]) => nameOf(query));
  } finally {
    asked.mockRestore();
  }
}

/** The name of a prepared statement, otherwise its text. */
function nameOf(query: unknown): string {
  const isNamed = typeof query === 'object' && query !== null && 'name' in query;
  return isNamed ? String(query.name) : String(query);
}
