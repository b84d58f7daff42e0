import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { StartRefused } from '../configuration/configuration.ts';
import { sealWith } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile, requireKeyOf } from '../records/data/recordKey.ts';
import { verifySignOffs } from '../sign-offs/data/verifySignOffs.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { describeFinding } from '../records/rules/finding.ts';
import { verifySecurityLog } from '../security/data/verifySecurityLog.ts';
import { verifyDecisions } from '../unworked-days/data/verifyDecisions.ts';
import { exitCodeOf, onDatabase, type Environment, type Screen } from './onDatabase.ts';

const mostFindings = 100;

/**
 * The command `npm run verify-records`: checks the records in the database that the server would
 * use with the same settings, the recorded time, and the security log. Returns the exit code: 0, or
 * 1 if anything is inconsistent.
 */
export async function runVerify(
  environment: Environment,
  { say, complain }: Screen,
): Promise<number> {
  return await exitCodeOf({ complain }, async () => {
    const file = recordKeyFile(parseConfiguration(environment).dataDirectory);
    const key = await readKey(file);
    if (key === null) throw new StartRefused(`There is no key ${file} to verify records with.`);
    return await onDatabase(environment, async (database) => {
      await requireKeyOf(database, key, file);
      const { records, rows, findings: own } = await verifyRecords(database, key);
      const decisions = await verifyDecisions(database, key);
      const signOffs = await verifySignOffs(database, key);
      const security = await verifySecurityLog(database, sealWith(key));
      const findings = [...own, ...signOffs, ...decisions.findings, ...security.findings];
      for (const finding of findings.slice(0, mostFindings)) complain(describeFinding(finding));
      const more = findings.length - mostFindings;
      if (more > 0) complain(`… and ${more} more.`);
      const faults = findings.length === 1 ? '1 fault' : `${findings.length} faults`;
      const verdict = findings.length === 0 ? 'all fit together' : faults;
      const { unsigned } = decisions;
      if (unsigned > 0)
        say(`${unsigned} decisions about unworked days are from before they were signed.`);
      const { chained, unchained, lastUnchained } = security;
      if (unchained > 0) {
        const last = lastUnchained ?? '?';
        say(`${unchained} events of the security log have no code, the last one of ${last}.`);
      }
      const checked = `${records} records of ${rows} shifts and breaks, ${chained} events`;
      say(`${checked} of the security log: ${verdict}.`);
      return findings.length === 0 ? 0 : 1;
    });
  });
}
