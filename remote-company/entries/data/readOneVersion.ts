import type { Api } from 'shared-contracts';
import type { Entries, EntryFilter, ListedSection } from './entryPages.ts';
import { readAllEntries } from './readAllEntries.ts';

const attempts = 3;

interface Reading {
  readonly signal: AbortSignal;
  /** Called after each page with the part that is read. */
  readonly onProgress: (part: number) => void;
}

/**
 * Everything that a filter finds in one version of the company, by pages; null if it changes
 * whenever they are read.
 *
 * @throws ApiFailure
 */
export async function readOneVersion(
  api: Api,
  section: ListedSection,
  filter: EntryFilter,
  { signal, onProgress }: Reading,
): Promise<Entries[] | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const pages = await readAllEntries(api, section, filter, {
      signal,
      onProgress: (read, total) => onProgress(total === 0 ? 1 : read / total),
    });
    if (pages.every(({ version }) => version === pages[0]?.version)) return pages;
  }
  return null;
}
