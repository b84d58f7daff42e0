import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { hashPassword } from '../session/data/passwords.ts';
import type { KnownSecrets } from './data/readFirstSecrets.ts';
import type { HashPassword } from './data/firstSecrets.ts';

/** Employee numbers of the people to whom the file gives their first password or PIN. */
export function firstSecretsOf({ people = [] }: CompanyFile, known: KnownSecrets): string[] {
  return people
    .filter(({ employeeNumber, password, pin }) => {
      const isFirst = password !== undefined && !known.passwords.has(employeeNumber);
      return isFirst || (pin !== undefined && !known.pins.has(employeeNumber));
    })
    .map(({ employeeNumber }) => employeeNumber);
}

/**
 * The hashes of the first secrets of the file, made before its transaction: each takes 50 ms, and
 * the embedded database has one connection.
 */
export async function firstHashes(file: CompanyFile, known: KnownSecrets): Promise<HashPassword> {
  const having = (codes: ReadonlySet<string>, code: string, secret: string | undefined) =>
    secret === undefined || codes.has(code) ? [] : [secret];
  const secrets = [
    ...(file.people ?? []).flatMap(({ employeeNumber, password, pin }) => [
      ...having(known.passwords, employeeNumber, password),
      ...having(known.pins, employeeNumber, pin),
    ]),
    ...(file.terminals ?? []).flatMap(({ terminalId, password }) =>
      having(known.terminals, terminalId, password),
    ),
  ];
  // Equal secrets get different salts.
  const hashes = new Map<string, string[]>();
  for (const secret of secrets) {
    hashes.set(secret, [...(hashes.get(secret) ?? []), await hashPassword(secret)]);
  }
  return async (secret) => hashes.get(secret)?.shift() ?? (await hashPassword(secret));
}
