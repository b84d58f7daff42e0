import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Lines that are kept in memory at a time. */
const batch = 500;

/**
 * Gives `write` the lines of `exportRecords.sql`, as the database is at one moment, without holding
 * them all.
 */
export async function exportRecords(
  database: Pick<Database, 'transaction'>,
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  const query = await readFile(new URL('exportRecords.sql', import.meta.url), 'utf8');
  await database.transaction(async (transaction) => {
    await sql`declare export no scroll cursor for ${sql.raw(query)}`.execute(transaction);
    async function* lines() {
      for (;;) {
        const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from export`.execute(
          transaction,
        );
        for (const { line } of rows) yield `${line}\n`;
        if (rows.length < batch) return;
      }
    }
    await write(lines());
  });
}
