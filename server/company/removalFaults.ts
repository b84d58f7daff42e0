import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Runner } from '../database/statement.ts';
import { readReferrals } from './data/readReferrals.ts';
import { readTraces } from './data/readTraces.ts';
import type { FileFault } from './rules/fault.ts';
import { referralFaults } from './rules/referralFaults.ts';
import { traceFaults } from './rules/traceFaults.ts';

/**
 * What keeps entries from being removed: entries that stay and refer to them, and what was recorded
 * about them. An entry that is gone already has no fault.
 */
export async function removalFaults(runner: Runner, file: CompanyFile): Promise<FileFault[]> {
  if (file.removed === undefined) return [];
  return [
    ...referralFaults(file, await readReferrals(runner, file)),
    ...traceFaults(file, await readTraces(runner, file)),
  ];
}
