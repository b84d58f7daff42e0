import { useState } from 'react';
import type { ListedEntry } from './useEntries.ts';

/** Selected entries, as they were read; a search or a filter keeps them. */
export function useSelection<Entry>() {
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedEntry<Entry>>>(new Map());
  return {
    selected: [...selected.values()],
    has: ({ facts }: ListedEntry<Entry>) => selected.has(facts.code),
    set(item: ListedEntry<Entry>, isSelected: boolean): void {
      const next = new Map(selected);
      if (isSelected) next.set(item.facts.code, item);
      else next.delete(item.facts.code);
      setSelected(next);
    },
    clear: () => setSelected(new Map()),
  };
}

export type Selection<Entry> = ReturnType<typeof useSelection<Entry>>;
