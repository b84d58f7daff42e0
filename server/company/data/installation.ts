import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Writes down what the database is for; false when that is decided already. A process that starts
 * at the same time waits here until this one has written its data.
 */
export async function claimInstallation(
  transaction: Transaction<Tables>,
  { demo, now }: { readonly demo: boolean; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into installation (id, demo, created_at)
    values (1, ${demo}, ${now}) on conflict do nothing returning id`.execute(transaction);
  return rows.length > 0;
}
