import type { Api } from 'shared-contracts';
import { readEntries, type Entries, type EntryFilter, type ListedSection } from './entryPages.ts';

const size = 500;

interface Reading {
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (read: number, total: number) => void;
}

/**
 * Everything that a filter finds, by pages. If the company changes in between, the pages have
 * several versions, of which a change must name the earliest.
 *
 * @throws ApiFailure
 */
export async function readAllEntries(
  api: Api,
  section: ListedSection,
  filter: EntryFilter,
  { signal, onProgress }: Reading = {},
): Promise<Entries[]> {
  const pages: Entries[] = [];
  let total = 1;
  for (let page = 0; page * size < total; page += 1) {
    const read = await readEntries(api, section, { ...filter, page, size }, signal);
    pages.push(read);
    total = read.total;
    onProgress?.(Math.min(total, (page + 1) * size), total);
  }
  return pages;
}
