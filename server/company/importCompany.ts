import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { readExisting } from './data/readExisting.ts';
import { writeCatalogues } from './data/writeCatalogues.ts';
import { writeHistory } from './data/writeHistory.ts';
import { writePeople, type HashPassword } from './data/writePeople.ts';
import { writeSchedules } from './data/writeSchedules.ts';
import type { CompanyFile } from './rules/companyFile.ts';
import type { FileFault } from './rules/fault.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

export interface ImportParts {
  readonly database: Database;
  /** Opened already. */
  readonly records: RecordChain;
  readonly hashPassword: HashPassword;
  readonly now: Date;
}

export type ImportOutcome =
  | { readonly ok: true; readonly historyEntries: number }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/**
 * Imports a company file in one transaction: everything, or nothing and all that is wrong with it.
 * What has a code is inserted or updated by it; what the file leaves out stays as it is.
 */
export async function importCompany(value: unknown, parts: ImportParts): Promise<ImportOutcome> {
  const outcome = await parts.database.transaction(async (transaction): Promise<ImportOutcome> => {
    const existing = await readExisting(transaction, value);
    const validated = validateCompanyFile(value, existing, parts.now.toISOString());
    if (!validated.ok) return validated;
    return { ok: true, historyEntries: await writeCompanyFile(transaction, validated.file, parts) };
  });
  if (outcome.ok) await parts.database.maintain();
  return outcome;
}

/** Writes a file that was validated; answers how many entries of history were new. */
export async function writeCompanyFile(
  transaction: Transaction<Tables>,
  file: CompanyFile,
  { database, records, hashPassword, now }: ImportParts,
): Promise<number> {
  const at = now.toISOString();
  const catalogue = await writeCatalogues(transaction, file, at);
  const people = await writePeople(transaction, file, catalogue, hashPassword);
  await writeSchedules(transaction, file, people);
  return writeHistory(
    transaction,
    file,
    { ...catalogue, ...people },
    { database, records, now: at },
  );
}
