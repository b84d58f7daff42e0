import { claimInstallation, lockInstallation } from '../database/installation.ts';
import { applyCompanyFile, keepCompanyChange, type ImportCounts } from './applyCompanyFile.ts';
import { readExisting } from './data/readExisting.ts';
import { readKnownSecrets } from './data/readKnownSecrets.ts';
import { lockForRemovals } from './data/removeEntries.ts';
import { checkKnownZones } from './data/checkKnownZones.ts';
import { firstSecretFaults } from './firstSecretFaults.ts';
import type { ImportParts } from './data/writeCompanyFile.ts';
import type { FileFault } from './rules/fault.ts';
import { historyCodes } from './rules/historyCodes.ts';
import { removalFaults } from './removalFaults.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

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
    const existing = await readExisting(transaction, historyCodes(value));
    const validated = validateCompanyFile(value, existing, parts.now.toISOString());
    if (!validated.ok) return validated;
    await lockForRemovals(transaction, validated.file);
    const faults = [
      ...(await firstSecretFaults(validated.file, await readKnownSecrets(transaction))),
      ...(await checkKnownZones(transaction, validated.file)),
      ...(await removalFaults(transaction, validated.file)),
    ];
    if (faults.length > 0) return { ok: false, faults };
    await claimInstallation(transaction, { demo: false, now: parts.now });
    const applied = await applyCompanyFile(transaction, validated.file, parts);
    await keepCompanyChange(transaction, applied, parts);
    const { counts, signedOut } = applied;
    return { ok: true, counts, signedOut };
  });
  if (outcome.ok) await parts.database.maintain();
  return outcome;
}
