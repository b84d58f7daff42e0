import type { SelectionCaps } from './selection.ts';

/** The entries in their order, as many together as one request may decide, of as many people. */
export function decisionBatches<Entry extends { readonly employeeId: number }>(
  entries: readonly Entry[],
  most: SelectionCaps,
): readonly (readonly Entry[])[] {
  const all: Entry[][] = [];
  let people = new Set<number>();
  for (const entry of entries) {
    const last = all.at(-1);
    const isFull =
      last === undefined ||
      last.length >= most.entries ||
      (people.size >= most.people && !people.has(entry.employeeId));
    if (isFull) {
      people = new Set();
      all.push([entry]);
    } else {
      last.push(entry);
    }
    people.add(entry.employeeId);
  }
  return all;
}
