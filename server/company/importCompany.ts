import { claimInstallation, lockInstallation } from '../database/installation.ts';
import { applyCompanyFile, keepCompanyChange, type ImportCounts } from './applyCompanyFile.ts';
import { checkFile } from './checkFile.ts';
import type { ImportParts } from './data/writeCompanyFile.ts';
import type { FileFault } from './rules/fault.ts';

export type ImportOutcome =
  | {
      readonly ok: true;
      readonly counts: ImportCounts;
      /** People whose sessions have ended; notify their open pages and the other servers. */
      readonly signedOut: readonly number[];
    }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/**
 * Imports a company file in one transaction: everything, or nothing with all faults. Entries with a
 * code are inserted or updated by it; anything that the file omits stays as it is.
 */
export async function importCompany(value: unknown, parts: ImportParts): Promise<ImportOutcome> {
  const outcome = await parts.database.transaction(async (transaction): Promise<ImportOutcome> => {
    await transaction.run(lockInstallation);
    const checked = await checkFile(transaction, value, parts.now);
    if (!checked.ok) return checked;
    await claimInstallation(transaction, { demo: false, now: parts.now });
    const applied = await applyCompanyFile(transaction, checked.file, parts);
    await keepCompanyChange(transaction, applied, parts);
    const { counts, signedOut } = applied;
    return { ok: true, counts, signedOut };
  });
  if (outcome.ok) await parts.database.maintain();
  return outcome;
}
