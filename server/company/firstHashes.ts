import type { CompanyFile, PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { hashPassword } from '../session/data/passwords.ts';
import type { KnownSecrets } from './data/readKnownSecrets.ts';
import type { HashPassword } from './data/firstSecrets.ts';

/** Employee numbers of the people to whom the file gives their first password or PIN. */
export function firstSecretsOf({ people = [] }: CompanyFile, known: KnownSecrets): string[] {
  return people
    .filter((person) => firstsOfPerson(person, known).length > 0)
    .map(({ employeeNumber }) => employeeNumber);
}

/**
 * The hashes of the first secrets of the file, made before its transaction: each takes 50 ms, and
 * the embedded database has one connection.
 */
export async function firstHashes(
  { people = [], terminals = [] }: CompanyFile,
  known: KnownSecrets,
): Promise<HashPassword> {
  const secrets = [
    ...people.flatMap((person) => firstsOfPerson(person, known)),
    ...terminals.flatMap(({ terminalId, password }) =>
      ifFirst(known.terminals, terminalId, password),
    ),
  ];
  // Equal secrets get different salts.
  const hashes = new Map<string, string[]>();
  for (const secret of secrets) {
    hashes.set(secret, [...(hashes.get(secret) ?? []), await hashPassword(secret)]);
  }
  return async (secret) => hashes.get(secret)?.shift() ?? (await hashPassword(secret));
}

function firstsOfPerson(
  { employeeNumber, password, pin }: PersonEntry,
  { passwords, pins }: KnownSecrets,
): string[] {
  return [...ifFirst(passwords, employeeNumber, password), ...ifFirst(pins, employeeNumber, pin)];
}

function ifFirst(having: ReadonlySet<string>, code: string, secret: string | undefined): string[] {
  return secret === undefined || having.has(code) ? [] : [secret];
}
