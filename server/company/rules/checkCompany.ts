import type { Instant } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { checkAdjustmentRules } from './checkAdjustmentRules.ts';
import { checkDuplicates } from './checkDuplicates.ts';
import { checkEmployeeGroups } from './checkEmployeeGroups.ts';
import { checkHistory } from './checkHistory.ts';
import { checkRanges } from './checkRanges.ts';
import { checkReferences } from './checkReferences.ts';
import { checkRemovals } from './checkRemovals.ts';
import { checkValues } from './checkValues.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FileFault } from './fault.ts';

/**
 * All faults of a file that matches its schema. `known` holds the codes that the file can refer to:
 * its own and those of the database.
 */
export function checkCompany(
  file: CompanyFile,
  existing: ExistingCompany,
  known: ExistingCompany['codes'],
  now: Instant,
): FileFault[] {
  return [
    ...checkDuplicates(file),
    ...checkReferences(file, known),
    ...checkRanges(file, existing),
    ...checkValues(file, existing, now),
    ...checkAdjustmentRules(file),
    ...checkEmployeeGroups(file, existing),
    ...checkHistory(file, existing, now),
    ...checkRemovals(file),
  ];
}
