import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/database.ts';
import { composed } from '../../database/statement.ts';

/** Lines that are kept in memory at a time. */
const batch = 500;

// Without a name: the cursor is another one in each transaction.
const fetchLines = composed<{ line: string }>(`fetch ${batch} from export`);

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
    await transaction.run(composed(`declare export no scroll cursor for ${query}`));
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
