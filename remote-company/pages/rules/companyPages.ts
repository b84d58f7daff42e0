import type { Authority } from 'shared-contracts';

/** The pages of the company, by their path below `companyPath`, in the order of their links. */
const companyPages = [
  ['people', 'jobs', 'managers', 'badges', 'invitations'],
  ['details', 'sites', 'schedules', 'absences', 'holidays', 'booking', 'rules'],
  ['switches', 'terminals', 'try'],
  ['connections', 'keys'],
] as const;

/** Open to administrators alone, not to everybody who manages the company. */
const ofAdministrators: readonly (typeof companyPages)[number][number][] = ['keys'];

/** The pages that somebody with these authorities may open, without empty groups. */
export function openPages(authorities: Iterable<Authority>) {
  const isAdministrator = [...authorities].includes('DEV_ADMIN');
  return companyPages
    .map((pages) => pages.filter((page) => isAdministrator || !ofAdministrators.includes(page)))
    .filter((pages) => pages.length > 0);
}

export const companyPath = '/company';
