import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/database.ts';
import { composed, raw } from '../../database/statement.ts';

/** Lines in memory at a time. */
const batch = 500;

// Unnamed: the cursor is a different one in each transaction.
const fetchLines = composed<{ line: string }>(`fetch ${batch} from export`);

/**
 * Passes the lines of `exportRecords.sql` to `write`, as the database is at one moment, without
 * holding all of them in memory.
 */
export async function exportRecords(
  database: Pick<Database, 'transaction'>,
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  const query = await readFile(new URL('exportRecords.sql', import.meta.url), 'utf8');
  await database.transaction(async (transaction) => {
    await transaction.run(raw(`declare export no scroll cursor for ${query}`));
    async function* lines() {
      for (;;) {
        const rows = await transaction.run(fetchLines);
        for (const { line } of rows) yield `${line}\n`;
        if (rows.length < batch) return;
      }
    }
    await write(lines());
  });
}
