import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { type Configuration, StartRefused } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The output of a command: messages and errors. */
export interface Screen {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** The exit code of the work: 1, with a message, for an error that the operator can fix. */
export async function exitCodeOf(
  { complain }: Pick<Screen, 'complain'>,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    complain(error.message);
    return 1;
  }
}

/**
 * Opens the database that the server would use with the same settings, runs the work and closes it.
 */
export async function onDatabase<Result>(
  environment: Environment,
  work: (database: Database, configuration: Configuration) => Promise<Result>,
): Promise<Result> {
  const configuration = parseConfiguration(environment);
  const database = await openDatabase(configuration);
  try {
    return await work(database, configuration);
  } finally {
    await database.close();
  }
}
