import type { ItemColumn } from 'shared-ui/table';
import type { ListedEntry } from './useEntries.ts';

/** A column of a list of entries. */
export interface EntryColumn<Entry> extends ItemColumn<ListedEntry<Entry>> {
  /** Its cells in a download; without it those that are texts, and of the first the name. */
  readonly text?: (item: ListedEntry<Entry>) => string;
}
