import { limits } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { isEasilyGuessed, type OwnWords } from '../../session/data/passwordStrength.ts';
import type { FileFault } from '../rules/fault.ts';

interface FirstPassword {
  readonly password: string;
  readonly own: OwnWords;
  readonly path: FileFault['path'];
}

const readWithPassword = statement<{ code: string }>(
  'readWithPassword',
  `select 'person ' || employee_number as code from employee where password_hash is not null
   union all select 'terminal ' || terminal_id from terminal where password_hash is not null`,
);
const readCompanyWords = statement<Pick<OwnWords, 'company' | 'license'>>(
  'readCompanyWords',
  'select name as company, license_name as license from company',
);

/**
 * Faults of the passwords that the file would set, by the rules for changing a password. Skips
 * people and terminals that already have one.
 */
export async function checkFirstPasswords(
  transaction: Runner,
  file: CompanyFile,
): Promise<FileFault[]> {
  const rows = await transaction.run(readWithPassword);
  const having = new Set(rows.map(({ code }) => code));
  const faults: FileFault[] = [];
  for (const { password, own, path } of firstPasswords(
    file,
    await companyNames(transaction, file),
    having,
  )) {
    if (password.length < limits.minimumPasswordLength) {
      const message = `The password needs at least ${limits.minimumPasswordLength} characters.`;
      faults.push({ path, message });
    } else if (await isEasilyGuessed(password, own)) {
      const message = 'The password is easily guessed: take several words, none of them a name.';
      faults.push({ path, message });
    }
  }
  return faults;
}

function firstPasswords(
  { people = [], terminals = [] }: CompanyFile,
  names: Pick<OwnWords, 'company' | 'license'>,
  having: ReadonlySet<string>,
): FirstPassword[] {
  return [
    ...people.flatMap(({ employeeNumber, firstName, lastName, username, password }, index) =>
      password === undefined || having.has(`person ${employeeNumber}`)
        ? []
        : {
            password,
            own: {
              ...names,
              first_name: firstName,
              last_name: lastName,
              username: username ?? null,
              employee_number: employeeNumber,
            },
            path: ['people', index, 'password'],
          },
    ),
    ...terminals.flatMap(({ terminalId, description, password }, index) =>
      password === undefined || having.has(`terminal ${terminalId}`)
        ? []
        : {
            password,
            own: {
              ...names,
              first_name: description,
              last_name: '',
              username: terminalId,
              employee_number: '',
            },
            path: ['terminals', index, 'password'],
          },
    ),
  ];
}

async function companyNames(
  transaction: Runner,
  { company }: CompanyFile,
): Promise<Pick<OwnWords, 'company' | 'license'>> {
  if (company !== undefined) return { company: company.name, license: company.license.name };
  const [known] = await transaction.run(readCompanyWords);
  return known ?? { company: null, license: null };
}
