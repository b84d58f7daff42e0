import { readInstallationCode } from '../../database/installation.ts';
import type { Runner } from '../../database/statement.ts';
import { ownPrefix } from '../rules/ownPrefix.ts';

/**
 * The prefix of the codes by which the HR system identifies records from here. It contains the
 * installation's code, so that two databases with one tenant do not overwrite each other's records.
 */
export async function codePrefix(database: Runner): Promise<string> {
  const { code, hasPlainCodes } = await readInstallationCode(database);
  return hasPlainCodes ? ownPrefix : `${ownPrefix}${code}-`;
}
