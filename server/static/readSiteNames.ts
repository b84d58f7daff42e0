import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

const readNames = statement<{ readonly name: string }>(
  'readSiteNames',
  'select distinct name from geofence order by name',
);

/** The company's sites, each once: the names of its geofences. */
export async function readSiteNames(database: Pick<Database, 'run'>): Promise<string[]> {
  return (await database.run(readNames)).map(({ name }) => name);
}
