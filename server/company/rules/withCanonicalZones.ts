import { canonicalTimeZone } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';

/** The file with today's IANA name for each zone: a database may know no other. */
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
