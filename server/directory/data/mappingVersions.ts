import type { Instant } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import type { DirectoryMapping } from '../rules/jobOfMapping.ts';

/** A version of the mapping and who made it. */
export interface MappingRow {
  readonly version: number;
  readonly content: DirectoryMapping;
  readonly changed_at: Instant;
  readonly name: string | null;
}

const readLast = statement<MappingRow>(
  'readLastDirectoryMapping',
  `select version, content, changed_at,
     nullif(concat_ws(' ', employee.first_name, employee.last_name), '') as name
   from directory_mapping left join employee on employee.id = changed_by
   order by version desc limit 1`,
);

/** A version that exists already is refused as a conflict. */
export const addMapping = statement<
  never,
  { version: number; content: string; now: Date; employeeId: number }
>(
  'addDirectoryMapping',
  `insert into directory_mapping (version, content, changed_at, changed_by)
   values ($version, $content::jsonb, $now, $employeeId)`,
);

/** The mapping that holds; null before the first one. */
export async function readMapping(runner: Runner): Promise<MappingRow | null> {
  const [last = null] = await runner.run(readLast);
  return last;
}
