import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { useApi, useInfiniteQuery } from 'shared-ui';
import {
  entryPages,
  type Entries,
  type EntryFilter,
  type Facts,
  type ListedSection,
} from '../data/entryPages.ts';

/** An entry with what else its list shows of it. */
export interface ListedEntry<Entry> {
  readonly entry: Entry;
  readonly facts: Facts;
  /** The version of the company that it was read from. */
  readonly version: number;
}

/** The entries of a page with their facts. */
export function listedIn<Entry>(
  { part, facts, version }: Entries,
  entriesOf: (part: CompanyFile) => readonly Entry[],
): ListedEntry<Entry>[] {
  return entriesOf(part).flatMap((entry, index) => {
    const fact = facts[index];
    return fact ? [{ entry, facts: fact, version }] : [];
  });
}

/** The entries of a section that have been read; `more` reads the next page of them. */
export function useEntries<Entry>(
  section: ListedSection,
  filter: EntryFilter,
  entriesOf: (part: CompanyFile) => readonly Entry[],
) {
  const api = useApi();
  const query = useInfiniteQuery(entryPages(api, section, filter));
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => listedIn(page, entriesOf));
  return {
    items,
    total: pages[0]?.total ?? 0,
    isComing: query.data === undefined && query.error === null,
    failure: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    more: query.hasNextPage
      ? { isLoading: query.isFetching, load: () => void query.fetchNextPage() }
      : null,
  };
}
