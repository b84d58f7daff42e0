interface Entry {
  readonly id: number;
  readonly employee_id: number;
}

/** The size of one selection. */
export interface SelectionCaps {
  readonly entries: number;
  readonly people: number;
}

const largestPage = 10_000;

/** The first entries of the list, up to the limits on entries and people. */
export function firstOf(list: readonly Entry[], { entries, people }: SelectionCaps): number[] {
  const allowed = new Set<number>();
  const chosen: number[] = [];
  for (const { id, employee_id: employeeId } of list) {
    if (!allowed.has(employeeId) && allowed.size === people) break;
    if (chosen.length === entries) break;
    allowed.add(employeeId);
    chosen.push(id);
  }
  return chosen;
}

/** A page of entries in the order of their ids, after that id; `next` is null on the last page. */
export function pageAfter(
  list: readonly Entry[],
  after: number,
): { readonly ids: number[]; readonly next: number | null } {
  const rest = list
    .map(({ id }) => id)
    .filter((id) => id > after)
    .toSorted((a, b) => a - b);
  const ids = rest.slice(0, largestPage);
  return { ids, next: rest.length > ids.length ? (ids.at(-1) ?? null) : null };
}
