export interface DayGroups<Item> {
  readonly today: readonly Item[];
  readonly earlier: readonly Item[];
}

/** Groups items that are ordered newest first; `dayOf` returns the viewer's local date. */
export function groupByDay<Item>(
  items: readonly Item[],
  today: string,
  dayOf: (item: Item) => string,
): DayGroups<Item> {
  const first = items.findIndex((item) => dayOf(item) < today);
  const split = first === -1 ? items.length : first;
  return { today: items.slice(0, split), earlier: items.slice(split) };
}
