import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { recomputeIndicators } from '../adjusted-time/data/recomputeIndicators.ts';
import type { Database } from '../database/database.ts';
import type { Runner } from '../database/statement.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { checkFirstPasswords } from './data/checkFirstPasswords.ts';
import { checkFirstPins } from './data/checkFirstPins.ts';
import { checkKnownZones } from './data/checkKnownZones.ts';
import { claimInstallation } from '../database/installation.ts';
import { noteRights, readRights } from './data/rightsChanges.ts';
import { readExisting } from './data/readExisting.ts';
import { writeCatalogues } from './data/writeCatalogues.ts';
import { writeEmployeeGroups } from './data/writeEmployeeGroups.ts';
import { writeHistory } from './data/writeHistory.ts';
import { writePeople, type HashPassword } from './data/writePeople.ts';
import { writeSchedules } from './data/writeSchedules.ts';
import type { FileFault } from './rules/fault.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

export interface ImportParts {
  readonly database: Database;
  /** From before the import. */
  readonly records: RecordChain;
  readonly hashPassword: HashPassword;
  readonly now: Date;
}

export type ImportOutcome =
  | {
      readonly ok: true;
      readonly counts: ImportCounts;
      /** People whose sessions have ended; notify their open pages and the other servers. */
      readonly signedOut: readonly number[];
    }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

export interface ImportCounts {
  readonly people: number;
  readonly assignments: number;
  /** Number of new entries. */
  readonly history: number;
}

/**
 * Imports a company file in one transaction: everything, or nothing with all faults. Entries with a
 * code are inserted or updated by it; anything that the file omits stays as it is.
 */
export async function importCompany(value: unknown, parts: ImportParts): Promise<ImportOutcome> {
  const outcome = await parts.database.transaction(async (transaction): Promise<ImportOutcome> => {
    const existing = await readExisting(transaction, value);
    const validated = validateCompanyFile(value, existing, parts.now.toISOString());
    if (!validated.ok) return validated;
    const faults = [
      ...(await checkFirstPasswords(transaction, validated.file)),
      ...(await checkFirstPins(transaction, validated.file)),
      ...(await checkKnownZones(transaction, validated.file)),
    ];
    if (faults.length > 0) return { ok: false, faults };
    await claimInstallation(transaction, { demo: false, now: parts.now });
    const rights = await readRights(transaction);
    const written = await writeCompanyFile(transaction, validated.file, parts);
    if (existing.hasCompany && changesPlans(validated.file)) {
      await recomputeIndicators(transaction, 'all', parts.now);
    }
    // In an empty database everybody is new. Last, because it blocks other events from here on.
    if (rights.size > 0) await noteRights(transaction, rights, parts);
    return { ok: true, ...written };
  });
  if (outcome.ok) await parts.database.maintain();
  return outcome;
}

/** Whether schedules or features of earlier entries may have changed. */
function changesPlans(file: CompanyFile): boolean {
  const { features, workSchedules, assignedSchedules, absences, holidayCalendars } = file;
  return [features, workSchedules, assignedSchedules, absences, holidayCalendars].some(
    (section) => section !== undefined,
  );
}

/** Writes a file that has passed all checks. */
export async function writeCompanyFile(
  transaction: Runner,
  file: CompanyFile,
  { database, records, hashPassword, now }: ImportParts,
): Promise<{ readonly counts: ImportCounts; readonly signedOut: readonly number[] }> {
  const at = now.toISOString();
  const catalogue = await writeCatalogues(transaction, file, at);
  const { signedOut, ...people } = await writePeople(transaction, file, catalogue, {
    hashPassword,
    now: at,
  });
  await writeSchedules(transaction, file, people);
  await writeEmployeeGroups(transaction, file, people);
  const ids = { ...catalogue, ...people };
  const counts = {
    people: file.people?.length ?? 0,
    assignments: file.assignments?.length ?? 0,
    history: await writeHistory(transaction, file, ids, { database, records, now: at }),
  };
  return { counts, signedOut };
}
