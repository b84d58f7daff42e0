import type { Database } from './database.ts';
import { statement } from './statement.ts';

const find = statement<{ demo: boolean }>('findInstallation', 'select demo from installation');

/** Whether the database holds nothing yet, the demo company, or a real one. */
export async function holdingOf(database: Database): Promise<'nothing' | 'demo' | 'company'> {
  const [installation] = await database.run(find);
  if (installation === undefined) return 'nothing';
  return installation.demo ? 'demo' : 'company';
}
