import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { readOneMoment } from '../database/readOneMoment.ts';
import { createWorkerQueue, startThread, WorkerFailure } from '../threads/createWorkerQueue.ts';
import { readExisting } from './data/readExisting.ts';
import { checkKnownZones } from './data/checkKnownZones.ts';
import { readKnownSecrets, type KnownSecrets } from './data/readKnownSecrets.ts';
import type { ExistingCompany } from './rules/existingCompany.ts';
import { removalFaults } from './removalFaults.ts';
import type { CompanyJob, ReadUpload, UploadFaults } from './readUpload.ts';

export type CheckedUpload =
  | {
      readonly ok: true;
      readonly file: CompanyFile;
      readonly existing: ExistingCompany;
      readonly secrets: KnownSecrets;
    }
  | (UploadFaults & { readonly ok: false });

interface CheckLimits {
  /** Milliseconds for a file. */
  readonly timeout: number;
  /** Of the thread's heap. */
  readonly megabytes: number;
}

/** A file of 20,000 people is read and validated in 5 s (docs/benchmarks.md). */
const usual: CheckLimits = { timeout: 60_000, megabytes: 2_000 };

export type UploadReader = ReturnType<typeof createUploadReader>;

/**
 * Reads and checks uploaded company files in a thread, one at a time: a file of 20 MB takes
 * seconds. Refuses with CHECK_UNDER_WAY and CHECK_TOOK_TOO_LONG.
 */
export function createUploadReader(
  database: Database,
  { timeout, megabytes }: CheckLimits = usual,
) {
  const { ask, close } = createWorkerQueue<ReadUpload>({
    waiting: 1,
    timeout,
    startWorker: () =>
      startThread(new URL('./companyWorker.ts', import.meta.url), undefined, megabytes),
  });

  async function run(job: CompanyJob): Promise<ReadUpload> {
    try {
      return await ask((worker) => worker.postMessage(job));
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      if (error.reason === 'BUSY')
        throw new Refusal('CHECK_UNDER_WAY', { retryAfterInSeconds: 10 });
      if (error.reason === 'CLOSED') throw error;
      throw new Refusal('CHECK_TOOK_TOO_LONG');
    }
  }

  return {
    /** The checked file, and the company that it was checked against. */
    async read(bytes: Uint8Array, now: Date): Promise<CheckedUpload> {
      const { existing, secrets } = await database.transaction(async (transaction) => {
        await transaction.run(readOneMoment);
        return {
          existing: await readExisting(transaction, []),
          secrets: await readKnownSecrets(transaction),
        };
      });
      const at = now.toISOString();
      const read = await run({ kind: 'validate', bytes, existing, secrets, now: at });
      if (!read.ok) return read;
      const faults = [
        ...(await checkKnownZones(database, read.file)),
        ...(await removalFaults(database, read.file)),
      ];
      if (faults.length === 0) return { ...read, existing, secrets };
      const placed = await run({ kind: 'place', bytes, faults });
      if (placed.ok) throw new Error('Faults have no lines.');
      return placed;
    },
    close,
  };
}
