import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Runner } from '../../database/statement.ts';
import type { FileFault } from '../rules/fault.ts';
import { checkFirstPasswords } from './checkFirstPasswords.ts';
import { checkFirstPins } from './checkFirstPins.ts';
import { checkKnownZones } from './checkKnownZones.ts';

/** Faults of a sound file that only the database shows. */
export async function storedFaults(transaction: Runner, file: CompanyFile): Promise<FileFault[]> {
  return [
    ...(await checkFirstPasswords(transaction, file)),
    ...(await checkFirstPins(transaction, file)),
    ...(await checkKnownZones(transaction, file)),
  ];
}
