import { useState } from 'react';
import type { EntryFilter } from '../data/entryPages.ts';
import {
  countOf,
  isSelected,
  nothingSelected,
  withRow,
  type Selection,
} from '../rules/selection.ts';
import type { ListedEntry } from './useEntries.ts';

/** What is selected in a list of entries. */
export type ChosenEntries<Entry> = Selection<EntryFilter, ListedEntry<Entry>>;

/** The selection of a list. All that are found are no longer selected once others are found. */
export function useListSelection<Entry>() {
  const [chosen, setChosen] = useState<ChosenEntries<Entry>>(nothingSelected);
  const heldFor = (filter: EntryFilter): ChosenEntries<Entry> =>
    chosen.kind === 'SOME' || JSON.stringify(chosen.filter) === JSON.stringify(filter)
      ? chosen
      : nothingSelected;
  return {
    heldFor,
    count: (filter: EntryFilter) => countOf(heldFor(filter)),
    has: (filter: EntryFilter, code: string) => isSelected(heldFor(filter), code),
    toggle: (filter: EntryFilter, item: ListedEntry<Entry>, selected: boolean) =>
      setChosen(withRow(heldFor(filter), item.facts.code, item, selected)),
    all: (filter: EntryFilter, total: number) =>
      setChosen({ kind: 'ALL', filter, total, except: new Set() }),
    clear: () => setChosen(nothingSelected),
  };
}

export type ListSelection<Entry> = ReturnType<typeof useListSelection<Entry>>;
