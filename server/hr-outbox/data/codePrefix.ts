import { readInstallationCode } from '../../database/installation.ts';
import type { Runner } from '../../database/statement.ts';
import { ownPrefix } from '../rules/ownPrefix.ts';

/**
 * The prefix of the codes by which the HR system knows what was recorded here. It carries the code of
 * the installation, so that two databases over one tenant do not overwrite each other's records.
 */
export async function codePrefix(database: Runner): Promise<string> {
  const { code, hasPlainCodes } = await readInstallationCode(database);
  return hasPlainCodes ? ownPrefix : `${ownPrefix}${code}-`;
}
