import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { entries } from '../rules/checkDuplicates.ts';
import type { FileFault } from '../rules/fault.ts';

/** Those that the database does not know. */
const findUnknownZones = statement<{ zone: string }, { zones: readonly string[] }>(
  'findUnknownZones',
  `select zone from unnest($zones::text[]) zone
   where zone not in (select name from pg_timezone_names)`,
);

/**
 * Zones that the server knows and the database does not: the database calculates days with them
 * too.
 */
export async function checkKnownZones(
  transaction: Runner,
  { assignments, terminals }: CompanyFile,
): Promise<FileFault[]> {
  const named = [...entries(assignments, 'assignments'), ...entries(terminals, 'terminals')];
  const zones = [...new Set(named.map(([{ timeZone }]) => timeZone))];
  if (zones.length === 0) return [];
  const rows = await transaction.run(findUnknownZones, { zones });
  const unknown = new Set(rows.map(({ zone }) => zone));
  return named
    .filter(([{ timeZone }]) => unknown.has(timeZone))
    .map(([{ timeZone }, path]) => ({
      path: [...path, 'timeZone'],
      message: `The database does not know "${timeZone}": bring its time zones (tzdata) up to date.`,
    }));
}
