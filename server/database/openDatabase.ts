import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import { openReadReplica } from './readReplica.ts';
import { protectData } from './protectData.ts';

/** Where the company's data is: PostgreSQL if there is an address, otherwise the data directory. */
export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  /** A hot standby of it; null or missing if there is none. */
  readonly databaseReadUrl?: string | null;
  readonly dataDirectory: string;
}

/** Opens the database, makes its files private, and migrates its schema. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { databaseUrl, databaseReadUrl = null, dataDirectory } = location;
  await protectData(dataDirectory);
  const connection =
    databaseUrl === null ? await openEmbedded(dataDirectory) : await connectPostgres(databaseUrl);
  const replica = databaseReadUrl === null ? null : openReadReplica(databaseReadUrl);
  const database = connect(connection, replica);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
