import { isWeakPin } from 'shared-contracts/pins';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import type { FileFault } from '../rules/fault.ts';

const readWithPin = statement<{ code: string }>(
  'readWithPin',
  'select employee_number as code from employee where pin_hash is not null',
);

/**
 * The PINs that the file would set and that are easy to guess; skips people who already have one.
 */
export async function checkFirstPins(
  transaction: Runner,
  { people = [] }: CompanyFile,
): Promise<FileFault[]> {
  const known = await transaction.run(readWithPin);
  const having = new Set(known.map(({ code }) => code));
  return people.flatMap(({ employeeNumber, pin }, index) => {
    if (pin === undefined || having.has(employeeNumber) || !isWeakPin(pin)) return [];
    const message =
      'The PIN is too easy to guess. Do not use consecutive digits, a repeated digit or pair, or a year.';
    return [{ path: ['people', index, 'pin'], message }];
  });
}
