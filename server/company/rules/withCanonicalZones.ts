import { canonicalTimeZone } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';

/** The file with the current IANA name of each zone: a database may not know an old one. */
export function withCanonicalZones(file: CompanyFile): CompanyFile {
  const { assignments, terminals } = file;
  return {
    ...file,
    ...(assignments === undefined ? {} : { assignments: assignments.map(renamed) }),
    ...(terminals === undefined ? {} : { terminals: terminals.map(renamed) }),
  };
}

function renamed<Entry extends { timeZone: string }>(entry: Entry): Entry {
  return { ...entry, timeZone: canonicalTimeZone(entry.timeZone) ?? entry.timeZone };
}
