import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { sealWith } from '../records/data/recordChain.ts';
import { isKeyOf, readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { describeFinding } from '../records/rules/finding.ts';
import { verifySecurityLog } from '../security/data/verifySecurityLog.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, trouble } = remarksAbout('Security log');

/**
 * Whether the chains of the security log are intact; the remarks about keys report a missing key.
 */
export async function checkSecurityLog(
  { dataDirectory }: Pick<Configuration, 'dataDirectory'>,
  database: Database,
): Promise<Remark[]> {
  const key = await readKey(recordKeyFile(dataDirectory)).catch(() => null);
  if (key === null || (await isKeyOf(database, key)) === false) return [];
  const { chained, findings } = await verifySecurityLog(database, sealWith(key));
  const where = 'See "Verifying the records" in the guide of operators.';
  return findings.length === 0
    ? [well(`The chains of its ${chained} events fit together.`)]
    : findings.map((finding) => trouble(`${describeFinding(finding)} ${where}`));
}
