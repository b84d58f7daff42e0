import { statement } from '../../database/statement.ts';
import { readPayCycle } from '../../info/data/payCycle.ts';
import { headColumns, joinHead } from '../../records/data/chainHead.ts';
import { retryOnConflict } from '../../calls/retryOnConflict.ts';
import { extractionStart } from '../rules/extractionStart.ts';
import type { KeptSynchronisation } from '../rules/synchronisationChange.ts';
import { keptColumns, type StandingChain } from './outboxState.ts';
import { saveSynchronisation } from './saveSynchronisation.ts';
import type { Database } from '../../database/database.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';

type EndedPair = StandingChain & { readonly pair: KeptSynchronisation };

const readEnded = statement<EndedPair, { start: string; atOnce: number }>(
  'readEndedPairs',
  `select pair.assignment_id, ${keptColumns('pair')} as pair, ${headColumns}
   from (
     select * from time_pair
     where start_date < $start::date and is_latest and extraction_status = 'NOT_EXTRACTED'
       and synchronisation_status is not null
       and synchronisation_status in ('SYNCHRONISED', 'PARTIAL_PENDING', 'PARTIAL_FAILURE')
     order by start_date, assignment_id, id limit $atOnce
   ) pair ${joinHead('pair.assignment_id')}`,
);

const atOnce = 200;

/**
 * Marks delivered time as extracted once its pay cycle has ended (decisions: extraction), each row
 * with a record. Returns the number of rows.
 */
export async function extractEnded(
  { database, chain }: { readonly database: Database; readonly chain: RecordChain },
  now: Date,
): Promise<number> {
  const recordedAt = now.toISOString();
  const start = extractionStart(await readPayCycle(database), recordedAt);
  for (let count = 0; ;) {
    const extracted = await retryOnConflict(() =>
      database.transaction(async (transaction) => {
        const ended = await transaction.run(readEnded, { start, atOnce });
        if (ended.length === 0) return 0;
        const changes = ended.map(({ pair, ...standing }) => ({
          ...standing,
          before: [pair],
          after: [{ ...pair, extraction_status: 'EXTRACTED' as const }],
          row: null,
        }));
        await saveSynchronisation(transaction, chain, changes, {
          actorKind: 'server',
          actorId: null,
          recordedAt,
          action: 'EXTRACTED',
        });
        return ended.length;
      }),
    );
    count += extracted;
    if (extracted < atOnce) return count;
  }
}

/**
 * Checks periodically whether a pay cycle has ended, and which of its time has been delivered
 * since.
 */
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
