import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Runner } from '../../../database/statement.ts';
import { catalogues } from './catalogues.ts';
import type { CompanySection, ListedSection } from './companySection.ts';
import { peopleSections } from './people.ts';
import { scheduleSections } from './schedules.ts';

const { terminals, ...ofPeople } = peopleSections;

/** The sections that have entries, in the order of an export. */
export const companySections: Readonly<Record<ListedSection, CompanySection>> = {
  ...catalogues,
  ...ofPeople,
  ...scheduleSections,
  terminals,
};

function isListed(name: string): name is ListedSection {
  return name in companySections;
}

export const listedSections = Object.keys(companySections).filter(isListed);

/** Codes of entries by section. */
export type SectionCodes = Readonly<Record<ListedSection, readonly string[] | 'all'>>;

/** The entries with these codes, or all. */
export async function readSections(runner: Runner, codes: SectionCodes | 'all') {
  let file: CompanyFile = {};
  for (const section of listedSections) {
    const asked = codes === 'all' ? codes : codes[section];
    if (asked.length === 0) continue;
    const only = asked === 'all' ? null : asked;
    file = { ...file, ...(await companySections[section].read(runner, only)) };
  }
  return file;
}
