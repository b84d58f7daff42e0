import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Database } from '../../database/database.ts';
import type { Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { freeRemovedNames, removeEntries } from './removeEntries.ts';
import { writeCatalogues } from './writeCatalogues.ts';
import { writeEmployeeGroups } from './writeEmployeeGroups.ts';
import { writeHistory } from './writeHistory.ts';
import type { HashPassword } from './firstSecrets.ts';
import { writePeople } from './writePeople.ts';
import { writeSchedules } from './writeSchedules.ts';

export interface ImportParts {
  readonly database: Database;
  /** From before the import. */
  readonly records: RecordChain;
  readonly hashPassword: HashPassword;
  readonly now: Date;
  /** The employee's id; none for a directory and for the operator's command. */
  readonly changedBy?: number;
  /** The token of the directory whose mapping makes the change. */
  readonly directory?: number;
}

/** Writes a file that has passed all checks; returns the number of new entries of history. */
export async function writeCompanyFile(
  transaction: Runner,
  file: CompanyFile,
  { database, records, hashPassword, now, changedBy }: ImportParts,
): Promise<{ readonly history: number; readonly signedOut: readonly number[] }> {
  const at = now.toISOString();
  await freeRemovedNames(transaction, file);
  const catalogue = await writeCatalogues(transaction, file, {
    changedBy: changedBy ?? null,
    now: at,
  });
  const { signedOut, ...people } = await writePeople(transaction, file, catalogue, {
    hashPassword,
    now: at,
    isOneTime: changedBy !== undefined,
  });
  await writeSchedules(transaction, file, people);
  await writeEmployeeGroups(transaction, file, people);
  const removed = await removeEntries(transaction, file);
  const ids = { ...catalogue, ...people };
  const history = await writeHistory(transaction, file, ids, { database, records, now: at });
  return { history, signedOut: [...signedOut, ...removed] };
}
