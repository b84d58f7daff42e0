import { demoCompany, demoPassword, demoPin } from 'demo-data/demoCompany.ts';
import type { Runner } from '../database/statement.ts';
import { ensureAdministrator } from './data/ensureAdministrator.ts';
import { claimInstallation } from '../database/installation.ts';
import { writeCompanyFile, type ImportParts } from './data/writeCompanyFile.ts';

export const demoSeed = 20_261_119;

/**
 * Creates the first data in an empty database: the demo company, or one administrator with a
 * one-time password. Returns what to tell the operator, line by line.
 */
export async function ensureData(
  parts: ImportParts,
  { demo }: { readonly demo: boolean },
): Promise<readonly string[]> {
  const { database, now } = parts;
  if (!demo) {
    return database.transaction(async (transaction) => {
      await claimInstallation(transaction, { demo, now });
      const password = await ensureAdministrator(transaction, parts.hashPassword);
      return password === null ? [] : administratorLines(password);
    });
  }
  const isNew = await database.transaction(async (transaction) => {
    const claimed = await claimInstallation(transaction, { demo, now });
    if (claimed) await writeDemo(transaction, parts);
    return claimed;
  });
  if (isNew) await database.maintain();
  return demoLines;
}

/** Everybody in the demo has the same password and PIN, so each is hashed only once. */
async function writeDemo(transaction: Runner, parts: ImportParts): Promise<void> {
  const hashes = new Map<string, Promise<string>>();
  const file = demoCompany(demoSeed, parts.now.toISOString());
  await writeCompanyFile(transaction, file, {
    ...parts,
    hashPassword: (secret) => {
      const hash = hashes.get(secret) ?? parts.hashPassword(secret);
      hashes.set(secret, hash);
      return hash;
    },
  });
}

const demoLines = [
  'Demo company: Northgate Facilities. Log in as employee, manager or admin,',
  `at /#/terminal-login as T-100. The password is ${demoPassword} for all, the PIN at the terminal ${demoPin}.`,
];

function administratorLines(password: string): string[] {
  return [
    `Log in as administrator with the one-time password ${password}`,
    'It is not shown again and opens one session, in which you choose another first.',
  ];
}
