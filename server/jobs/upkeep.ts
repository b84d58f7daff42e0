import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { startLooking } from './startLooking.ts';

const every = 10 * 60_000;

const forgetAnswers = statement<never>(
  'forgetCommandAnswers',
  'delete from command_answer where kept_until < $1',
);
const forgetFailedLogIns = statement<never>(
  'forgetFailedLogIns',
  `delete from failed_log_in where failed_at < $1::timestamptz - interval '15 minutes'`,
);

const forgetSignOn = statement<never>(
  'forgetSignOn',
  `with messages as (delete from sign_on_message where kept_until < $1),
     ended as (delete from sign_on_log_out where ended_at < $1::timestamptz - interval '5 minutes')
   delete from sign_on_request where made_at < $1::timestamptz - interval '20 minutes'`,
);

/**
 * Keeps the database in shape while the server runs: forgets answers to commands that need not be
 * kept any longer, failed log-ins that count no more and what single sign-on left behind, and does for the embedded database what
 * PostgreSQL does by itself.
 */
export function startUpkeep(
  database: Database,
  now: () => Date,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  return startLooking(() => upkeep(database, now()), every, report);
}

/** One round of it. */
export async function upkeep(database: Database, now: Date): Promise<void> {
  await database.run(forgetAnswers, [now]);
  await database.run(forgetFailedLogIns, [now]);
  await database.run(forgetSignOn, [now]);
  if (database.kind === 'embedded') await database.maintain();
}
