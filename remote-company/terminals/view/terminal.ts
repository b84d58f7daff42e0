import type { CompanyFile, TerminalEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';

export type Terminal = ListedEntry<TerminalEntry>;

export const terminalsOf = ({ terminals = [] }: CompanyFile) => terminals;

/** The name of the site at which a terminal hangs; null without one. */
export function siteOf({ facts }: Terminal): string | null {
  return facts.about.find(({ section }) => section === 'geofences')?.name ?? null;
}

/** What takes the place of a terminal's panel. */
export type TerminalForm = 'edit' | 'password' | 'setUp';
