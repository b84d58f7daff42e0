import { limits } from 'shared-contracts';
import { isWeakPin } from 'shared-contracts/pins';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { isEasilyGuessed, type OwnWords } from '../session/data/passwordStrength.ts';
import type { KnownSecrets } from './data/readKnownSecrets.ts';
import type { FieldPath, FileFault } from './rules/fault.ts';

interface FirstPassword {
  readonly password: string;
  readonly own: OwnWords;
  readonly path: FieldPath;
}

/**
 * Faults of the passwords and PINs that the file would set, by the rules for choosing one. Those of
 * people and terminals that already have one are skipped.
 */
export async function firstSecretFaults(
  file: CompanyFile,
  known: KnownSecrets,
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (const { password, own, path } of firstPasswords(file, known)) {
    if (password.length < limits.minimumPasswordLength) {
      const message = `The password needs at least ${limits.minimumPasswordLength} characters.`;
      faults.push({ path, message });
    } else if (await isEasilyGuessed(password, own)) {
      const message = 'The password is easily guessed: take several words, none of them a name.';
      faults.push({ path, message });
    }
  }
  return [...faults, ...pinFaults(file, known)];
}

function pinFaults({ people = [] }: CompanyFile, { pins }: KnownSecrets): FileFault[] {
  return people.flatMap(({ employeeNumber, pin }, index) => {
    if (pin === undefined || pins.has(employeeNumber) || !isWeakPin(pin)) return [];
    const message =
      'The PIN is too easy to guess. Do not use consecutive digits, a repeated digit or pair, or a year.';
    return [{ path: ['people', index, 'pin'], message }];
  });
}

function firstPasswords(file: CompanyFile, known: KnownSecrets): FirstPassword[] {
  const { company, people = [], terminals = [] } = file;
  const names =
    company === undefined
      ? known.company
      : { company: company.name, license: company.license.name };
  return [
    ...people.flatMap(({ employeeNumber, firstName, lastName, username, password }, index) =>
      password === undefined || known.passwords.has(employeeNumber)
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
      password === undefined || known.terminals.has(terminalId)
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
