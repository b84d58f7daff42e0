import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartRefused, type Configuration } from '../configuration/configuration.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded/openEmbedded.ts';
import { compareMigrations } from '../database/migrate.ts';
import { connectPostgres } from '../database/postgres.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Database');

/** The database as it is, without bringing it up to date; null where there is none to ask. */
export async function openAsItIs({
  databaseUrl,
  dataDirectory,
}: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>): Promise<{
  readonly database: Database | null;
  readonly remarks: readonly Remark[];
}> {
  const isThere = databaseUrl !== null || existsSync(path.join(dataDirectory, 'database'));
  if (!isThere) {
    const sentence = `There is none in ${dataDirectory} yet: the first start makes it.`;
    return { database: null, remarks: [note(sentence)] };
  }
  try {
    const connection =
      databaseUrl === null ? await openEmbedded(dataDirectory) : await connectPostgres(databaseUrl);
    return { database: connect(connection), remarks: [] };
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    // Of the embedded database: a server has it.
    const remark = databaseUrl === null ? note : trouble;
    return { database: null, remarks: [remark(error.message)] };
  }
}

/** Whether its schema is that of this version. */
export async function checkDatabase(database: Database): Promise<Remark[]> {
  const { missing, unknown } = await compareMigrations(database);
  const kind = database.kind === 'embedded' ? 'The embedded database' : 'PostgreSQL';
  if (unknown.length > 0) {
    return [
      note(
        `${kind} was migrated by a newer server (${unknown.join(', ')}): bring these sources up to date.`,
      ),
    ];
  }
  if (missing.length === 0)
    return [well(`${kind} answers, and its schema is that of this version.`)];
  return [
    note(
      `${kind} answers; ${missing.length} migrations are missing (from ${missing[0] ?? ''} on): the next start applies them. Back up before.`,
    ),
  ];
}
