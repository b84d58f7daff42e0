import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { StartRefused } from '../configuration/startRefused.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { readKey, recordKeyFile, requireKeyOf } from './data/recordKey.ts';
import { verifySignOffs } from '../sign-offs/data/verifySignOffs.ts';
import { verifyRecords } from './data/verifyRecords.ts';
import { describeFinding, type Finding } from './rules/finding.ts';

export interface Surroundings {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const mostFindings = 100;

/**
 * The command `npm run verify-records`: checks the records in the database that the server would use
 * with the same settings, and the time that they tell of. Answers the exit code: 0, or 1 when
 * something does not fit together.
 */
export async function runVerify(
  environment: Readonly<Record<string, string | undefined>>,
  { say, complain }: Surroundings,
): Promise<number> {
  try {
    const { records, rows, findings } = await verify(environment);
    for (const finding of findings.slice(0, mostFindings)) complain(describeFinding(finding));
    const more = findings.length - mostFindings;
    if (more > 0) complain(`… and ${more} more.`);
    const verdict = findings.length === 0 ? 'all fit together' : `${findings.length} faults`;
    say(`${records} records of ${rows} shifts and breaks: ${verdict}.`);
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    complain(error.message);
    return 1;
  }
}

async function verify(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ records: number; rows: number; findings: Finding[] }> {
  const configuration = parseConfiguration(environment);
  const file = recordKeyFile(configuration.dataDirectory);
  const key = await readKey(file);
  if (key === null) throw new StartRefused(`There is no key ${file} to check records with.`);
  const database = await openDatabase(configuration);
  try {
    await requireKeyOf(database, key, file);
    const { records, rows, findings } = await verifyRecords(database, key);
    return { records, rows, findings: [...findings, ...(await verifySignOffs(database, key))] };
  } finally {
    await database.close();
  }
}
