import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '../configuration/configuration.ts';
import { exportRecords } from '../records/data/exportRecords.ts';
import { exitCodeOf, onDatabase, type Environment, type Screen } from './onDatabase.ts';

/**
 * The command `npm run verify-records -- --export file`: exports everything that a third party
 * needs to check the records (docs/guides/records.md) to a new file. Returns the exit code: 0, or 1
 * if it was refused.
 */
export async function runExport(
  name: string,
  environment: Environment,
  { say, complain }: Screen,
): Promise<number> {
  const file = path.resolve(environment['INIT_CWD'] ?? '', name);
  return await exitCodeOf({ complain }, () =>
    onDatabase(environment, async (database) => {
      const created = await open(file, 'wx', 0o600).catch(() => {
        throw new StartRefused(`${file} exists or cannot be created: name a new file.`);
      });
      await exportRecords(database, (lines) => pipeline(lines, created.createWriteStream()));
      say(`${file} is written. It holds positions and comments of people.`);
      return 0;
    }),
  );
}
