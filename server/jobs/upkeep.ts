import type { Database } from '../database/database.ts';
import { startLooking } from './startLooking.ts';

const every = 10 * 60_000;

/** Maintenance of the embedded database while the server runs, which PostgreSQL does by itself. */
export function startUpkeep(
  database: Database,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  return startLooking(
    () => (database.kind === 'embedded' ? database.maintain() : Promise.resolve()),
    every,
    report,
  );
}
