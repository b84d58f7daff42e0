import type { Runner } from '../database/statement.ts';
import { checkKnownZones } from './data/checkKnownZones.ts';
import { readExisting } from './data/readExisting.ts';
import { readKnownSecrets } from './data/readKnownSecrets.ts';
import { lockForRemovals } from './data/removeEntries.ts';
import { firstSecretFaults } from './firstSecretFaults.ts';
import { removalFaults } from './removalFaults.ts';
import { historyCodes } from './rules/historyCodes.ts';
import { validateCompanyFile, type Validated } from './validateCompanyFile.ts';

/**
 * Checks a company file, whole or in part, against the company as the transaction sees it: the last
 * step before `applyCompanyFile`.
 */
export async function checkFile(
  transaction: Runner,
  value: unknown,
  now: Date,
): Promise<Validated> {
  const existing = await readExisting(transaction, historyCodes(value));
  const validated = validateCompanyFile(value, existing, now.toISOString());
  if (!validated.ok) return validated;
  await lockForRemovals(transaction, validated.file);
  const faults = [
    ...(await firstSecretFaults(validated.file, await readKnownSecrets(transaction))),
    ...(await checkKnownZones(transaction, validated.file)),
    ...(await removalFaults(transaction, validated.file)),
  ];
  return faults.length > 0 ? { ok: false, faults } : validated;
}
