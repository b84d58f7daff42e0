import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartRefused, type Configuration } from '../configuration/configuration.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded/openEmbedded.ts';
import { DirectoryInUse, type Holder } from '../database/embedded/lockDirectory.ts';
import { compareMigrations } from '../database/migrate.ts';
import { connectPostgres } from '../database/postgres.ts';
import { askServer } from './askServer.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Database');

/**
 * The database without a migration; null if there is none to query. `isUnasked`: there is one, but
 * it could not be queried.
 */
export async function openAsItIs({
  databaseUrl,
  dataDirectory,
}: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>): Promise<{
  readonly database: Database | null;
  readonly isUnasked: boolean;
  readonly remarks: readonly Remark[];
}> {
  const isThere = databaseUrl !== null || existsSync(path.join(dataDirectory, 'database'));
  if (!isThere) {
    const sentence = `There is none in ${dataDirectory} yet: the first start makes it.`;
    return { database: null, isUnasked: false, remarks: [note(sentence)] };
  }
  try {
    const connection =
      databaseUrl === null ? await openEmbedded(dataDirectory) : await connectPostgres(databaseUrl);
    return { database: connect(connection), isUnasked: false, remarks: [] };
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    const isHeld = error instanceof DirectoryInUse && error.holder.isFrozen !== true;
    const remarks = isHeld ? await askHolder(error.holder) : [trouble(error.message)];
    return { database: null, isUnasked: true, remarks };
  }
}

/** What is known while a server has the embedded database open, which allows only one process. */
async function askHolder({ pid, address }: Holder): Promise<Remark[]> {
  const unseen = note(
    `A server (process ${pid}) has the embedded database, which one process at a time can open. Not looked at: its migrations, whether the key of the records is its own, whom a second factor shuts out, and whether it holds the demo company. To look at them, too, stop the server and start the doctor once more.`,
  );
  if (address === '') return [note('The server is starting.'), unseen];
  const answer = await askServer(address, '/api/health').catch(wordsOf);
  const said = typeof answer === 'string' ? answer : answer.status;
  if (said === 200)
    return [well(`The server at ${address} answers, and so does its database.`), unseen];
  return [
    trouble(
      `The server at ${address} has the embedded database, and is not healthy (${said}): check its log.`,
    ),
    unseen,
  ];
}

/** Whether its schema matches this version. */
export async function checkDatabase(database: Database): Promise<Remark[]> {
  const { missing, unknown } = await compareMigrations(database);
  const kind = database.kind === 'embedded' ? 'The embedded database' : 'PostgreSQL';
  if (unknown.length > 0) {
    return [
      note(`${kind} was migrated by a newer server (${unknown.join(', ')}): update these sources.`),
    ];
  }
  if (missing.length === 0)
    return [well(`${kind} answers, and its schema is that of this version.`)];
  return [
    note(
      `${kind} answers; ${missing.length} migrations are missing (from ${missing[0] ?? ''} on): the next start applies them. Back up first.`,
    ),
  ];
}
