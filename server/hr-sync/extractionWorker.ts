import type { Database } from '../database/database.ts';
import type { Worker } from '../jobs/rules/job.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { extractEnded } from './data/extractEnded.ts';

/** Looks now and then whether a pay cycle has ended, and what of it has been delivered since. */
export function extractionWorker(database: Database, chain: RecordChain): Worker {
  return {
    kind: 'EXTRACT_ENDED',
    every: 10 * 60_000,
    work: async (_, now) => {
      await chain.open();
      await extractEnded({ database, chain }, now);
    },
  };
}
