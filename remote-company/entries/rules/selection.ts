/** Rows that are selected: some by their codes, or all that a filter finds but a few. */
export type Selection<Filter, Item> =
  | { readonly kind: 'SOME'; readonly items: ReadonlyMap<string, Item> }
  | {
      readonly kind: 'ALL';
      readonly filter: Filter;
      /** How many the filter finds. */
      readonly total: number;
      readonly except: ReadonlySet<string>;
    };

export const nothingSelected: Selection<never, never> = {
  kind: 'SOME',
  items: new Map<string, never>(),
};

export function countOf(selection: Selection<unknown, unknown>): number {
  return selection.kind === 'SOME'
    ? selection.items.size
    : Math.max(0, selection.total - selection.except.size);
}

export function isSelected(selection: Selection<unknown, unknown>, code: string): boolean {
  return selection.kind === 'SOME' ? selection.items.has(code) : !selection.except.has(code);
}

/** The selection with a row, or without it. */
export function withRow<Filter, Item>(
  selection: Selection<Filter, Item>,
  code: string,
  item: Item,
  selected: boolean,
): Selection<Filter, Item> {
  if (selection.kind === 'SOME') {
    const items = new Map(selection.items);
    if (selected) items.set(code, item);
    else items.delete(code);
    return { kind: 'SOME', items };
  }
  const except = new Set(selection.except);
  if (selected) except.delete(code);
  else except.add(code);
  return { ...selection, except };
}
