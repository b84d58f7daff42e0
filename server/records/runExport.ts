import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { StartRefused } from '../configuration/startRefused.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { exportRecords } from './data/exportRecords.ts';
import type { Surroundings } from './runVerify.ts';

/**
 * The command `npm run verify-records -- --export file`: writes what somebody else needs to check the
 * records (docs/guides/records.md) into a new file. Answers the exit code: 0, or 1 when it was refused.
 */
export async function runExport(
  name: string,
  environment: Readonly<Record<string, string | undefined>>,
  { say, complain }: Surroundings,
): Promise<number> {
  try {
    const file = path.resolve(environment['INIT_CWD'] ?? '', name);
    const database = await openDatabase(parseConfiguration(environment));
    try {
      const made = await open(file, 'wx', 0o600).catch(() => {
        throw new StartRefused(`${file} is there already or cannot be made: name a new file.`);
      });
      await exportRecords(database, (lines) => pipeline(lines, made.createWriteStream()));
      say(`${file} is written. It holds positions and comments of people.`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    complain(error.message);
    return 1;
  }
}
